import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import {fingerprint} from '../commands/unchanged';
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

/** Remembers what a slow check said about a text until the text or the rules change. */
export interface Cache<Result> {
  knows(text: string): boolean;
  /** What the check said about a known text: an object of its own, whatever became of another. */
  recall(text: string): Result;
  remember(text: string, result: Result): void;
  /** The result of a text that is known, or of a check that now looks at it. */
  resultOf(text: string, check: () => Result): Result;
  /** Writes down for the next run what is new. */
  save(): void;
}

/** A stored memory; it is worthless once the rules change. Each result is serialized by itself. */
interface Stored {
  rules: string;
  results: Record<string, Uint8Array>;
}

/**
 * A check's memory, in `.cache/checks`.
 *
 * @param name - the check.
 */
export function openCache<Result = Finding[]>(name: string): Cache<Result> {
  const file = path.join('.cache/checks', name);
  const rules = fingerprint(setUp);
  const stored = fs.existsSync(file) ? (v8.deserialize(fs.readFileSync(file)) as Stored) : null;
  const results = stored?.rules === rules ? stored.results : {};
  let changed = false;
  const recall = (text: string) => v8.deserialize(results[hash(text)]!) as Result;
  const remember = (text: string, result: Result) => {
    results[hash(text)] = v8.serialize(result);
    changed = true;
  };
  return {
    knows: (text) => hash(text) in results,
    recall,
    remember,
    resultOf(text, check) {
      if (!(hash(text) in results)) {
        remember(text, check());
      }
      return recall(text);
    },
    save() {
      if (!changed) {
        return;
      }
      fs.mkdirSync(path.dirname(file), {recursive: true});
      // Another run may be reading it.
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, v8.serialize({rules, results} satisfies Stored));
      fs.renameSync(draft, file);
    },
  };
}
