import path from 'node:path';
import type {Check, Content, Finding} from '../content';
import {problemOf, type TextlintResult} from '../pageRule';
import {repeatedTexts} from './repeated';
import {fileNames, pagesInSidebars} from './sidebars';
import {textsBesidePages} from './texts';
import {troubleshootingIds} from './troubleshootingIds';
import {translationsAgree} from './translations';

/** The checks that compare several files, by the name that is printed with their findings. */
export const checks: Record<string, Check> = {
  'file-names': fileNames,
  sidebars: pagesInSidebars,
  repeated: repeatedTexts,
  translations: translationsAgree,
  troubleshooting: troubleshootingIds,
  texts: textsBesidePages,
};

/**
 * Runs a check, and converts its findings into textlint's results, which textlint's formatters print. An
 * error that the check throws becomes a finding, so that other checks still report their findings.
 *
 * @param name - is printed with each finding.
 */
export async function resultsOf(
  name: string,
  check: Check,
  content: Content,
): Promise<TextlintResult[]> {
  let findings: Finding[];
  try {
    findings = await check(content);
  } catch (error) {
    findings = [{file: 'src/lint/checks', ...problemOf(error)}];
  }
  return findings.map(({file, line, message, warning}) => ({
    filePath: path.resolve(file),
    messages: [
      {
        type: 'lint',
        ruleId: name,
        message,
        index: 0,
        line,
        column: 1,
        range: [0, 1],
        loc: {start: {line, column: 1}, end: {line, column: 2}},
        severity: warning ? 1 : 2,
      },
    ],
  }));
}

/** Runs all checks on content. */
export async function runChecks(content: Content): Promise<TextlintResult[]> {
  const results = Object.entries(checks).map(([name, check]) => resultsOf(name, check, content));
  return (await Promise.all(results)).flat();
}
