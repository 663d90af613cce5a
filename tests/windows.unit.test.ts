/** What splits the paths of files does so on Windows as well, and no command needs a POSIX shell. */
import path from 'node:path';
import {scripts} from '../package.json';
import {siteFile} from '../src/markdown/siteFile';
import {isAsked} from '../src/patches/patch';
import {patches} from '../src/patches';
import {expect, test} from './fixtures/test';

test('a file is named from the top of the repository, with slashes', () => {
  const windows = (file: string) => siteFile(file, 'C:\\docs site', path.win32);
  expect(windows('C:\\docs site\\i18n\\ja\\docusaurus-plugin-content-docs\\current\\a.md')).toBe(
    'i18n/ja/docusaurus-plugin-content-docs/current/a.md',
  );
  expect(windows('C:\\docs site\\docs\\a.md')).toBe('docs/a.md');
  expect(windows('c:/docs site/docs/a.md')).toBe('docs/a.md');
  expect(siteFile('/docs site/docs/a.md', '/docs site', path.posix)).toBe('docs/a.md');
  expect(siteFile('docs/a.md')).toBe('docs/a.md');
});

test('a patch finds the module that it replaces', () => {
  const replacements = patches.flatMap(({replacements: all = []}) => all);
  expect(replacements.length).toBeGreaterThan(3);
  for (const replacement of replacements) {
    const issuer = path.win32.join('C:\\site\\node_modules', replacement.issuer, 'file.js');
    const inFolder = replacement.issuer.endsWith('/');
    expect(isAsked(replacement, issuer, replacement.request)).toBe(true);
    expect(isAsked(replacement, issuer, `../${replacement.request}`)).toBe(true);
    expect(isAsked(replacement, 'C:\\site\\src\\file.js', replacement.request)).toBe(false);
    expect(inFolder || replacement.issuer.endsWith('.js')).toBe(true);
  }
});

test('npm’s scripts use nothing that only a POSIX shell knows', () => {
  expect(Object.keys(scripts).length).toBeGreaterThan(10);
  for (const [name, command] of Object.entries(scripts)) {
    // Variables, quotes, globs, other commands than Node's.
    expect(command, name).not.toMatch(/[$'*;`]|^\w+=|\|\||(^|&& )(rm|cp|mv|cat|mkdir|bash|sh) /);
  }
});
