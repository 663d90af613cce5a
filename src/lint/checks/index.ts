import path from 'node:path';
import type {TextlintResult} from '@textlint/types';
import type {Check, Content, Finding} from '../content';
import {problemOf} from '../rule';
import {troubleshootingIds} from './entries';
import {repeatedTexts} from './repeated';
import {fileNames, pagesInSidebars} from './sidebars';
import {textsBesidePages} from './texts';
import {twinsAgree} from './twins';

/** What needs several files at once, by the name that stands in front of its findings. */
export const checks: Record<string, Check> = {
  'file-names': fileNames,
  sidebars: pagesInSidebars,
  repeated: repeatedTexts,
  twins: twinsAgree,
  troubleshooting: troubleshootingIds,
  texts: textsBesidePages,
};

/** Findings in the shape of textlint's, so that its formats print them: for people, and for CI. */
export function asResults(name: string, findings: Finding[], folder = '.'): TextlintResult[] {
  return findings.map(({file, line, message, warning}) => ({
    filePath: path.resolve(folder, file),
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

/** The findings of a check; what it throws is one of them, so that the others stay. */
export async function findingsOf(check: Check, content: Content): Promise<Finding[]> {
  try {
    return await check(content);
  } catch (error) {
    return [{file: 'src/lint/checks', ...problemOf(error)}];
  }
}

/** Runs all checks on content. */
export async function runChecks(content: Content): Promise<TextlintResult[]> {
  const results = [];
  for (const [name, check] of Object.entries(checks)) {
    results.push(...asResults(name, await findingsOf(check, content)));
  }
  return results;
}
