/**
 * `npm run mutations`: plants each defect of `tests/mutations.yaml` alone in a copy of the last commit
 * and runs `npm test` there, which has to fail. It takes hours, so it is no part of CI.
 *
 * - `--verify` only tells whether every defect can still be planted;
 * - `--ids nav-label,toc-levels` plants these only;
 * - `--batch 10` plants ten at a time;
 * - `--command "npm run check"` runs another command.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {linkPackages} from './copySite';

const list = 'tests/mutations.yaml';
/** Kept between runs, for its caches. Outside of this tree, whose `.gitignore` some tools would read. */
const copy = path.join(os.tmpdir(), `defects-in-${path.basename(process.cwd())}`);
const logs = '.cache/mutations';

interface Defect {
  id: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
}

/** What is wrong with a defect in a tree of files; null when it can be planted. */
function flawOf({id, file, find}: Defect, tree: string): string | null {
  const place = path.join(tree, file);
  if (!fs.existsSync(place)) {
    return `${id}: ${file} doesn't exist. Name the file that has its text now.`;
  }
  const times = fs.readFileSync(place, 'utf8').split(find).length - 1;
  return times === 1 ? null : `${id}: \`find\` occurs ${times} times in ${file}, not once.`;
}

/** The defects that are asked for. @throws an error that names an unknown one, or all that can't be planted. */
function readDefects(ids: string | undefined, tree: string): Defect[] {
  const all = parse(fs.readFileSync(list, 'utf8')) as Defect[];
  const asked = ids?.split(',') ?? all.map(({id}) => id);
  const unknown = asked.filter((id) => all.filter((one) => one.id === id).length !== 1);
  if (unknown.length > 0) {
    throw new Error(`${list} doesn't have exactly one defect of the name ${unknown.join(', ')}.`);
  }
  const chosen = all.filter(({id}) => asked.includes(id));
  const flaws = chosen.flatMap((defect) => flawOf(defect, tree) ?? []);
  if (flaws.length > 0) {
    throw new Error(flaws.join('\n'));
  }
  return chosen;
}

function git(...args: string[]): void {
  const {status, stderr} = spawnSync('git', args, {encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
}

/** Makes the copy the last commit again; caches and packages stay. */
function restore(): void {
  if (!fs.existsSync(copy)) {
    git('clone', '--quiet', '--local', '.', copy);
  }
  git('-C', copy, 'fetch', '--quiet', process.cwd(), 'HEAD');
  git('-C', copy, 'reset', '--quiet', '--hard', 'FETCH_HEAD');
  git('-C', copy, 'clean', '--quiet', '-fd');
}

function plant({file, find, replace}: Defect): void {
  const place = path.join(copy, file);
  fs.writeFileSync(place, fs.readFileSync(place, 'utf8').split(find).join(replace));
}

/** Lines that name a failed check, test, or build. */
const failure = /^FAILED|^\s+\d+\) |\[ERROR\]|^Error|\berror\b.*:|^\S+\.\w+:\d+/;

/** Runs the command on the copy with defects in it. Returns whether it failed, as it should. */
function isCaught(defects: Defect[], command: string): boolean {
  restore();
  defects.forEach(plant);
  const names = defects.map(({id}) => id).join(', ');
  const {status, stdout, stderr} = spawnSync(command, {
    shell: true,
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  fs.mkdirSync(logs, {recursive: true});
  const log = path.join(logs, `${defects[0]!.id}.log`);
  fs.writeFileSync(log, stdout + stderr);
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => failure.test(line));
  console.log(`${status ? 'caught' : 'NOT CAUGHT'}: ${names} (${log})`);
  console.log([...new Set(lines)].slice(0, 40).join('\n'));
  return status !== 0;
}

function main(): void {
  const option = {type: 'string'} as const;
  const options = {verify: {type: 'boolean'}, ids: option, batch: option, command: option} as const;
  const {verify, ids, batch = '1', command = 'npm test'} = parseArgs({options}).values;
  const defects = readDefects(ids, '.');
  console.log(`${defects.length} defects can be planted`);
  if (verify) {
    return;
  }
  restore();
  linkPackages(copy);
  readDefects(ids, copy);
  const size = Math.max(1, Number(batch) || 1);
  while (defects.length > 0) {
    process.exitCode = isCaught(defects.splice(0, size), command) ? process.exitCode : 1;
  }
}

main();
