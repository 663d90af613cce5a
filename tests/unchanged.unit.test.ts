/** A gate is skipped only while nothing that it depends on has changed since it passed. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fingerprint, hasPassed, rememberPassed} from '../src/commands/unchanged';
import {expect, test} from './fixtures/test';

test('every change of a file counts: its text, its name, its removal, a new one', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unchanged-'));
  const file = (name: string) => path.join(folder, name);
  try {
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
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});

test('a gate has passed with the input that is remembered, and with no other', () => {
  const gate = 'planted by a test';
  const input = `at ${Date.now()}`;
  expect(hasPassed(gate, input)).toBe(false);
  rememberPassed(gate, input);
  expect(hasPassed(gate, input)).toBe(true);
  expect(hasPassed(gate, `${input}, changed`)).toBe(false);
});
