/** What readers see of a translation that is behind its English page. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {sourceHash} from '../src/markdown/sourceHash';
import {buildPlanted, page} from './fixtures/plantedSite';

const english = page('Second', 'New text.');
const japanese = (hash: string) =>
  `---\ntitle: 二番目\ndescription: 二番目のページ。\nsource_hash: '${hash}'\n---\n\n本文。\n`;
const twins = 'i18n/ja/docusaurus-plugin-content-docs/current';

test('a stale page says, in Japanese, that the English version is newer, and links to it', async () => {
  test.setTimeout(180_000);
  const {code, output} = await buildPlanted(
    'stale',
    {
      'docs/second.md': english,
      [`${twins}/second.md`]: japanese(sourceHash(page('Second', 'Old text.'))),
      'docs/third.md': english.replace('Second', 'Third'),
      [`${twins}/third.md`]: japanese(sourceHash(english.replace('Second', 'Third'))),
      'i18n/ja/code.json': fs.readFileSync('i18n/ja/code.json', 'utf8'),
    },
    {locale: 'ja'},
  );
  expect(code, output).toBe(0);
  const pageOf = (name: string) =>
    load(fs.readFileSync(path.join('.cache/planted/stale/build/ja', `docs/${name}.html`), 'utf8'));
  const notice = pageOf('second')('[role="note"]');
  expect(notice.text()).toContain('このページの英語版は、日本語版より新しくなっています。');
  expect(notice.find('a').attr('href')).toBe('/docs/second');
  expect(pageOf('third')('[role="note"]')).toHaveLength(0);
});
