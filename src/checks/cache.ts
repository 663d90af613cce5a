import path from 'node:path';
import {openCache as open, type Cache} from '../commands/cache';
import type {Finding} from './finding';

/** What a check's result depends on besides the page: our rules and the versions of their tools. */
const rules = [
  'package.json',
  'package-lock.json',
  '.config/words.txt',
  'src/site',
  'src/checks',
  'src/commands/cache.ts',
  'src/markdown',
];

/**
 * What a check has said about texts, in `.cache/checks`.
 *
 * @param name - the check.
 */
export const openCache = <Result = Finding[]>(name: string): Cache<Result> =>
  open(path.join('.cache/checks', name), rules);
