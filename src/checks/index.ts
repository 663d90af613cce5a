import {identity} from '../site/identity';
import type {Content} from './content';
import type {Check, Finding} from './finding';
import {emphasis} from './emphasis';
import {freshness} from './freshness';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {identityInContent} from './identityInContent';
import {inSidebar} from './inSidebar';
import {interfaceTexts} from './interfaceTexts';
import {labelsShown} from './labels';
import {linksAndImages} from './linksAndImages';
import {parity} from './parity';
import {prose} from './prose';
import {releaseNotes} from './releaseNotes';
import {samples} from './samples';
import {spelling} from './spelling';
import {termsUsed} from './termsUsed';
import {toolVersions} from './toolVersions';
import {translated} from './translated';
import {workflows} from './workflows';

/** What the content promises, in the order in which a writer mends it. */
export const checks: Check[] = [
  frontMatter,
  releaseNotes,
  headings,
  inSidebar,
  emphasis,
  labelsShown,
  linksAndImages,
  identityInContent(identity),
  toolVersions,
  parity,
  translated,
  freshness,
  interfaceTexts,
  termsUsed,
  samples,
  workflows,
  spelling,
  prose,
];

/** What a check said, or what it failed with. */
export interface Report {
  name: string;
  /** One line: what was looked at, how many findings, how long it took. */
  summary: string;
  findings: Finding[];
  passed: boolean;
}

/**
 * Runs one check. One that looked at nothing has failed: its input is missing, or it is broken.
 *
 * @param check - what to run.
 * @param input - what it looks at.
 */
export async function runCheck<Input>(
  {
    name,
    things,
    run,
  }: {
    name: string;
    things: string;
    run(
      input: Input,
    ): Promise<{looked: number; findings: Finding[]}> | {looked: number; findings: Finding[]};
  },
  input: Input,
): Promise<Report> {
  const started = Date.now();
  const {looked, findings} = await run(input);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (looked === 0) {
    const summary = `${name}: looked at no ${things}. Where is the content?`;
    return {name, summary, findings, passed: false};
  }
  const found = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return {
    name,
    summary: `${name}: ${looked} ${things}, ${found} (${seconds} s)`,
    findings: [...findings].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    passed: findings.length === 0,
  };
}

/**
 * Runs all checks of the content, also when one of them finds something.
 *
 * @param content - what is checked.
 */
export async function runChecks(content: Content): Promise<Report[]> {
  const reports: Report[] = [];
  for (const check of checks) {
    reports.push(await runCheck(check, content));
  }
  return reports;
}

/**
 * Prints all that was found, each finding on its own line, and a line for each check.
 *
 * @returns whether every check passed.
 */
export function print(reports: Report[]): boolean {
  for (const {name, findings} of reports) {
    for (const {file, line, message} of findings) {
      console.log(`${file}:${line}: [${name}] ${message}`);
    }
  }
  for (const {summary} of reports) {
    console.log(summary);
  }
  return reports.every(({passed}) => passed);
}
