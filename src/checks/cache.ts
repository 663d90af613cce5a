import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Finding} from './finding';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** What a check's result depends on besides the page: our rules and the versions of their tools. */
const setUp = [
  'package.json',
  'package-lock.json',
  '.config/words.txt',
  'src/site',
  'src/checks',
  'src/markdown',
];

function fingerprint(): string {
  const files = setUp.flatMap((entry) =>
    fs.statSync(entry).isDirectory()
      ? fs
          .readdirSync(entry, {recursive: true, encoding: 'utf8'})
          .map((name) => path.join(entry, name))
      : [entry],
  );
  return hash(
    files
      .filter((file) => fs.statSync(file).isFile())
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\n'),
  );
}

/** Remembers what a slow check said about a text until the text or the rules change. */
export interface Cache<Result> {
  knows(text: string): boolean;
  /** What the check said about a known text. */
  recall(text: string): Result;
  remember(text: string, result: Result): void;
  /** Writes it down for the next run. */
  save(): void;
}

/** A stored memory; it is worthless once the rules change. */
interface Stored<Result> {
  rules: string;
  results: Record<string, Result>;
}

/**
 * A check's memory, in `.cache/checks`.
 *
 * @param name - the check.
 */
export function openCache<Result = Finding[]>(name: string): Cache<Result> {
  const file = path.join('.cache/checks', `${name}.json`);
  const rules = fingerprint();
  const stored = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Stored<Result>)
    : null;
  const results = stored?.rules === rules ? stored.results : {};
  return {
    knows: (text) => hash(text) in results,
    recall: (text) => results[hash(text)]!,
    remember(text, result) {
      results[hash(text)] = result;
    },
    save() {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      // Another run may be reading it.
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, JSON.stringify({rules, results} satisfies Stored<Result>));
      fs.renameSync(draft, file);
    },
  };
}
