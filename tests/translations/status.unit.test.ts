/** `npm run translate:status` in a temporary repository. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {withRecord} from '../../src/plugins/translations/freshness';
import {runProgram, writeFiles} from '../fixtures/runProgram';
import {expect, test} from '../fixtures/test';

test('a page that was deleted, restored, and changed is listed with the change', async ({}, info) => {
  const site = info.outputPath('site');
  fs.mkdirSync(site, {recursive: true});
  const original = 'docs/page.md';
  const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`;
  const commit = (...files: string[]) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email='];
    execFileSync('git', ['add', '-A', ...files], {cwd: site});
    execFileSync('git', [...author, 'commit', '-q', '-m', 'A step'], {cwd: site});
  };
  execFileSync('git', ['init', '-q', site]);
  writeFiles(site, {
    [original]: page('Old.'),
    'i18n/ja/docusaurus-plugin-content-docs/current/page.md': withRecord(page('Old.'), page('旧')),
  });
  commit('.');
  fs.rmSync(path.join(site, original));
  commit(original);
  writeFiles(site, {[original]: page('New.')});
  commit(original);
  const program = [
    path.resolve('node_modules/.bin/tsx'),
    path.resolve('src/commands/translate.ts'),
  ];
  const {exit, output, errors} = await runProgram(program, site);
  expect(errors).toBe('');
  expect(exit).toBe(0);
  expect(output).toContain('stale            i18n/ja/');
  expect(output).toMatch(/^-Old\.\n\+New\.$/m);
  expect(output).toContain('1 translations: 1 stale');
});
