/** `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {anotherIdentity} from './fixtures/smallSite/data';
import {builds} from '../src/commands/builds';
import {datesAreKnown} from '../src/markdown/datesAreKnown';
import {securityTxt} from '../src/plugins/securityTxt';
import {identity} from '../src/site/identity';
import {temporaryFolder} from './fixtures/temporaryFolder';
import {expect, test} from './fixtures/test';

const security = {
  contact: 'mailto:security@docs.example',
  url: 'https://docs.example',
  languages: ['en', 'ja'],
  asOf: new Date('2025-01-31T12:00:00.000Z'),
};

test('names the contact, the date it expires, the languages and its own URL', () => {
  expect(securityTxt(security)).toBe(`Contact: mailto:security@docs.example
Expires: 2026-01-30T12:00:00Z
Preferred-Languages: en, ja
Canonical: https://docs.example/.well-known/security.txt
`);
});

for (const contact of ['security@docs.example', 'http://docs.example/contact', '/contact', '']) {
  test(`a contact that is no secure URI (${contact}) is an error that says where`, () => {
    expect(() => securityTxt({...security, contact})).toThrow(
      `src/site/identity.ts: links.contact is "${contact}"`,
    );
  });
}

for (const [build, service] of [
  ['default', identity],
  ['small', anotherIdentity],
] as const) {
  test(`the ${build} build has the file, of its own service`, () => {
    const file = path.join(builds[build].directory, '.well-known/security.txt');
    const fields = new Map(
      fs
        .readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    );
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toBe(service.links.contact);
    expect(fields.get('Canonical')).toBe(`${service.docsUrl}/.well-known/security.txt`);
    expect(new Date(fields.get('Expires')!).getTime()).toBeGreaterThan(Date.now());
    expect(fs.existsSync(path.join(builds[build].directory, 'ja/.well-known'))).toBe(false);
  });
}

test('dates of pages come from a full clone only', () => {
  const [full, shallow] = [temporaryFolder(), temporaryFolder()];
  expect(datesAreKnown(full)).toBe(false);
  execFileSync('git', ['init', '-q', full]);
  expect(datesAreKnown(full)).toBe(true);
  execFileSync('git', ['clone', '-q', '--depth=1', '-n', `file://${process.cwd()}`, shallow]);
  expect(datesAreKnown(shallow)).toBe(false);
});
