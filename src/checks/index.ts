import {releaseNotes} from '../plugins/release-notes/lint';
import {identity} from '../site/identity';
import type {Content} from './content';
import type {Check, Finding} from './finding';
import {deviceScreens} from './deviceScreens';
import {emphasis} from './emphasis';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {identityInContent} from './identityInContent';
import {inSidebar} from './inSidebar';
import {interfaceTexts} from './interfaceTexts';
import {labelsShown} from './labels';
import {linksAndImages} from './linksAndImages';
import {parity} from './parity';
import {prose} from './prose';
import {samples} from './samples';
import {spelling} from './spelling';
import {termsUsed} from './termsUsed';
import {toolVersions} from './toolVersions';
import {translated} from './translated';
import {troubleshooting} from './troubleshooting';
import {workflows} from './workflows';

/** What the content promises, in the order in which a writer fixes it. */
export const checks: Check[] = [
  frontMatter,
  releaseNotes,
  headings,
  inSidebar,
  emphasis,
  labelsShown,
  deviceScreens,
  linksAndImages,
  identityInContent(identity),
  toolVersions,
  troubleshooting,
  parity,
  translated,
  interfaceTexts,
  termsUsed,
  samples,
  workflows,
  spelling,
  prose,
];

/** What a check reported. */
export interface Report {
  name: string;
  /** Number of things that were looked at. */
  looked: number;
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
    return {name, looked, summary, findings, passed: false};
  }
  const found = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return {
    name,
    looked,
    summary: `${name}: ${looked} ${things}, ${found} (${seconds} s)`,
    findings: [...findings].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    passed: findings.length === 0,
  };
}

/**
 * Runs checks one after the other, except for prose: its rules run in threads of their own, meanwhile.
 *
 * @param chosen - the checks.
 * @param run - runs one of them.
 */
export async function runTogether(
  chosen: Check[],
  run: (check: Check) => Promise<Report>,
): Promise<Report[]> {
  const inThreads = chosen.includes(prose) ? run(prose) : undefined;
  const reports: Report[] = [];
  for (const check of chosen) {
    reports.push(await (check === prose ? inThreads! : run(check)));
  }
  return reports;
}

/**
 * Runs all checks of the content, even when one of them finds something.
 *
 * @param content - what is checked.
 */
export const runChecks = (content: Content): Promise<Report[]> =>
  runTogether(checks, (check) => runCheck(check, content));

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
