import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {gitDates} from '../src/markdown/gitDates';
import {temporaryFolder} from './fixtures/temporaryFolder';

/** A repository in a folder of its own, whose commits are days of January 2025. */
function repository() {
  const directory = temporaryFolder();
  const git = (day: number, ...args: string[]) => {
    const date = `2025-01-${String(day).padStart(2, '0')}T12:00:00Z`;
    return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: directory,
      encoding: 'utf8',
      stdio: 'pipe',
      env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
    }).trim();
  };
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
    fs.writeFileSync(path.join(directory, file), text);
  };
  const commit = (day: number, file: string, text: string) => {
    write(file, text);
    git(day, 'add', '-A');
    git(day, 'commit', '-m', `day ${day}`);
    return git(day, 'rev-parse', 'HEAD');
  };
  git(1, 'init', '-b', 'main');
  const dayOf = (file: string) => gitDates(directory)?.get(file)?.getUTCDate();
  return {directory, git, write, commit, dayOf};
}

test('a file has the day of its newest change, whatever its name', () => {
  const {commit, dayOf} = repository();
  commit(1, 'docs/案内.md', 'one');
  commit(2, 'docs/other.md', 'one');
  commit(3, 'docs/案内.md', 'two');
  expect(dayOf('docs/案内.md')).toBe(3);
  expect(dayOf('docs/other.md')).toBe(2);
  expect(dayOf('docs/none.md')).toBeUndefined();
});

test('commits that only reformat do not count, a file of no other commit has its first day', () => {
  const {commit, write, dayOf} = repository();
  commit(1, 'a.md', 'one');
  const formatted = commit(2, 'a.md', 'one ');
  const second = commit(3, 'b.md', 'one');
  write('.git-blame-ignore-revs', `# formatting\n${formatted}\n${second} # more\n`);
  expect(dayOf('a.md')).toBe(1);
  expect(dayOf('b.md')).toBe(3);
});

test('moving a file unchanged does not count', () => {
  const {commit, git, dayOf} = repository();
  commit(1, 'old.md', 'a long enough text\n');
  git(2, 'mv', 'old.md', 'new.md');
  git(2, 'commit', '-m', 'move');
  expect(dayOf('new.md')).toBe(1);
});

test('a malformed list of ignored commits is named with its line', () => {
  const {commit, write, directory} = repository();
  commit(1, 'a.md', 'one');
  write('.git-blame-ignore-revs', '# formatting\nabc123\n');
  expect(() => gitDates(directory)).toThrow(
    '.git-blame-ignore-revs:2: "abc123" is no full commit id. Write all 40 digits.',
  );
});

test('a shallow clone and a folder without Git give no dates at all', () => {
  const {commit, directory} = repository();
  commit(1, 'a.md', 'one');
  commit(2, 'b.md', 'one');
  const clone = temporaryFolder();
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${directory}`, clone]);
  expect(gitDates(clone)).toBeNull();
  expect(gitDates(temporaryFolder())).toBeNull();
});
