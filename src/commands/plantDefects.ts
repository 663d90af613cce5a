/**
 * `npm run mutations`: plants each defect of `tests/mutations.yaml` alone in a copy of the last commit
 * and runs `npm test` there, which has to fail. It takes hours, so it is no part of CI.
 *
 * - `--verify` only tells whether every defect can still be planted;
 * - `--ids nav-label,toc-levels` plants these only;
 * - `--command "npm run check"` runs another command.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {linkPackages} from './copySite';

const list = 'tests/mutations.yaml';
/** Kept between runs, for its caches. Outside of this tree, whose `.gitignore` some tools would read. */
const copy = path.join(os.tmpdir(), `defects-in-${path.basename(process.cwd())}`);

interface Defect {
  id: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
}

/** The defects that are asked for. @throws an error that names those that can't be planted. */
function readDefects(ids?: string): Defect[] {
  const all = parse(fs.readFileSync(list, 'utf8')) as Defect[];
  const asked = ids?.split(',') ?? all.map(({id}) => id);
  const defects = all.filter(({id}) => asked.includes(id));
  const flaws = defects
    .filter(
      ({file, find}) =>
        !fs.existsSync(file) || fs.readFileSync(file, 'utf8').split(find).length !== 2,
    )
    .map(({id, file}) => `${id}: \`find\` has to occur exactly once in ${file}.`);
  if (defects.length !== asked.length) {
    flaws.push(`${list} has ${defects.length} defects of the ${asked.length} that were named.`);
  }
  if (flaws.length > 0) {
    throw new Error(flaws.join('\n'));
  }
  return defects;
}

/** Makes the copy the last commit again; caches and packages stay. */
function restore(): void {
  const git = (...args: string[]) => execFileSync('git', args);
  if (!fs.existsSync(copy)) {
    git('clone', '--quiet', '--local', '.', copy);
    linkPackages(copy);
  }
  git('-C', copy, 'fetch', '--quiet', process.cwd(), 'HEAD');
  git('-C', copy, 'reset', '--quiet', '--hard', 'FETCH_HEAD');
  git('-C', copy, 'clean', '--quiet', '-fd');
}

/** Runs the command on the copy with a defect in it. Returns whether it failed, as it should. */
function isCaught({id, file, find, replace}: Defect, command: string): boolean {
  restore();
  const place = path.join(copy, file);
  fs.writeFileSync(place, fs.readFileSync(place, 'utf8').split(find).join(replace));
  const log = path.join(copy, `.cache/mutation-${id}.log`);
  fs.mkdirSync(path.dirname(log), {recursive: true});
  const output = fs.openSync(log, 'w');
  const {status} = spawnSync(command, {shell: true, cwd: copy, stdio: ['ignore', output, output]});
  console.log(`${status ? 'caught' : 'NOT CAUGHT'}: ${id} (${log})`);
  return status !== 0;
}

const option = {type: 'string'} as const;
const options = {verify: {type: 'boolean'}, ids: option, command: option} as const;
const {verify, ids, command = 'npm test'} = parseArgs({options}).values;
const defects = readDefects(ids);
console.log(`${defects.length} defects can be planted`);
if (!verify && defects.filter((defect) => !isCaught(defect, command)).length > 0) {
  process.exitCode = 1;
}
