/** Without a usable Git history, the build logs one warning with the reason, and pages have no dates. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {lastChanges} from '../../src/lib/gitHistory';
import {expect, test} from '../fixtures/test';

/** Reads the dates twice, as a build of two languages does, and returns the warnings. */
function warningsOf(directory: string, env: Record<string, string>): string[] {
  (globalThis as {gitWarnings?: Set<string>}).gitWarnings?.clear();
  const {warn} = console;
  const [before, warnings] = [{...process.env}, [] as string[]];
  console.warn = (message: string) => warnings.push(message);
  Object.assign(process.env, env);
  try {
    expect(lastChanges(directory).size + lastChanges(directory).size).toBe(0);
  } finally {
    console.warn = warn;
    process.env = before;
  }
  return warnings;
}

test('a missing history causes one warning with the reason, and no error', () => {
  // Folders outside the project, so that no repository contains them.
  const [outside, inside, shallow] = ['outside', 'inside', 'shallow'].map((name) =>
    fs.mkdtempSync(path.join(os.tmpdir(), `docs-site-${name}-`)),
  ) as [string, string, string];
  execFileSync('git', ['init', '-q', inside]);
  const author = ['-c', 'user.name=Test', '-c', 'user.email='];
  for (const message of ['one', 'two']) {
    execFileSync('git', [...author, 'commit', '-q', '--allow-empty', '-m', message], {cwd: inside});
  }
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${inside}`, shallow]);
  for (const [directory, env, reason] of [
    [outside, {}, /Git says "fatal: not a git repository/],
    [inside, {PATH: ''}, /Git is not installed/],
    [inside, {GIT_TEST_ASSUME_DIFFERENT_OWNER: '1'}, /another user.* safe\.directory/],
    [shallow, {}, /shallow clone.*git fetch --unshallow/],
  ] as const) {
    const warnings = warningsOf(directory, env);
    expect(warnings, String(reason)).toHaveLength(1);
    expect(warnings[0]).toMatch(reason);
  }
});
