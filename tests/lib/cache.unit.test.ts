/** The cache in which slow work on texts is kept between two runs. */
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import {fingerprint, openCache} from '../../src/lib/cache';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {expect, test} from '../fixtures/test';

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
  const said = (text: string, line: number) => {
    const cache = openCache<{line: number}>(stored, []);
    const result = cache.resultOf(text, () => ({line}));
    cache.save();
    return result;
  };
  said('text', 1).line = 3;
  expect(said('text', 2)).toEqual({line: 1});
  expect(said('text, changed', 2)).toEqual({line: 2});
  expect(said('text', 2)).toEqual({line: 1});
  const other = v8.deserialize(fs.readFileSync(stored)) as {rules: string};
  fs.writeFileSync(stored, v8.serialize({...other, rules: 'others'}));
  expect(said('text', 4)).toEqual({line: 4});
  fs.writeFileSync(stored, 'not what was written');
  expect(said('text', 5)).toEqual({line: 5});
});
