/** What has been checked is skipped only while nothing that its result depends on has changed. */
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import {fingerprint, openCache} from '../src/commands/cache';

import {temporaryFolder} from './fixtures/temporaryFolder';
import {expect, test} from './fixtures/test';

test('every change of a file counts: its text, its name, its removal, a new one', () => {
  const folder = temporaryFolder();
  const file = (name: string) => path.join(folder, name);
  fs.mkdirSync(file('inner'));
  fs.writeFileSync(file('inner/a.ts'), 'one');
  const seen = new Set([fingerprint([folder])]);
  expect(fingerprint([folder])).toBe([...seen][0]);
  const changes = [
    () => fs.writeFileSync(file('inner/a.ts'), 'two'),
    () => fs.renameSync(file('inner/a.ts'), file('inner/b.ts')),
    () => fs.writeFileSync(file('c.ts'), ''),
    () => fs.rmSync(file('inner/b.ts')),
  ];
  for (const change of changes) {
    change();
    const now = fingerprint([folder]);
    expect(seen).not.toContain(now);
    seen.add(now);
  }
});

test('a check recalls what it said about a text, for the same text and the same rules only', () => {
  const stored = path.join(temporaryFolder(), 'said');
  try {
    const cache = openCache<{line?: number}>(stored, []);
    const said = {line: 1};
    cache.remember('text', said);
    said.line = 2;
    cache.save();
    const later = openCache<{line?: number}>(stored, []);
    expect(later.knows('text, changed')).toBe(false);
    later.recall('text').line = 3;
    expect(later.recall('text')).toEqual({line: 1});
    const other = v8.deserialize(fs.readFileSync(stored)) as {rules: string};
    fs.writeFileSync(stored, v8.serialize({...other, rules: 'others'}));
    expect(openCache(stored, []).knows('text')).toBe(false);
    fs.writeFileSync(stored, 'not what was written');
    expect(openCache(stored, []).knows('text')).toBe(false);
  } finally {
    fs.rmSync(stored, {force: true});
  }
});

test('what no one asks for any more is forgotten', () => {
  const file = path.join(temporaryFolder(), 'cache');
  const first = openCache<string>(file, []);
  first.remember('page', 'its Markdown');
  first.remember('page, changed later', 'its old Markdown');
  first.save();
  const second = openCache<string>(file, []);
  expect(second.resultOf('page', () => 'made again')).toBe('its Markdown');
  second.forgetUnused();
  second.save();
  const third = openCache<string>(file, []);
  expect(third.knows('page')).toBe(true);
  expect(third.knows('page, changed later')).toBe(false);
});
