/** What splits the paths of files does so on Windows as well, and no command needs a POSIX shell. */
import path from 'node:path';
import {scripts} from '../../package.json';
import {siteFile} from '../../src/markdown/siteFile';
import {expect, test} from '../fixtures/test';

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

test('npm’s scripts use nothing that only a POSIX shell knows', () => {
  expect(Object.keys(scripts).length).toBeGreaterThan(10);
  for (const [name, command] of Object.entries(scripts)) {
    // Variables, quotes, globs, other commands than Node's.
    expect(command, name).not.toMatch(/[$'*;`]|^\w+=|\|\||(^|&& )(rm|cp|mv|cat|mkdir|bash|sh) /);
  }
});
