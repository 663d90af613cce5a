/** What records the state that a translation translates, and what readers see of one that is behind or missing. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {freshnessOf, withRecord} from '../../src/plugins/translations/freshness';
import {buildPlanted, page} from '../fixtures/plantedSite';

const english = page('Second', 'New text.');
const japanese = '---\ntitle: 二番目\ndescription: 二番目のページ。\n---\n\n本文。\n';
const twins = 'i18n/ja/docusaurus-plugin-content-docs/current';

test('a record says which state is translated, and changes nothing else of the translation', () => {
  expect(freshnessOf(english, japanese)).toBe('unrecorded');
  const recorded = withRecord(english, japanese);
  expect(freshnessOf(english, recorded)).toBe('fresh');
  expect(recorded.replace(/source_hash: .*\n/, '')).toBe(japanese);
  expect(withRecord(english.replace('New', 'Old'), recorded).split('\n')).toHaveLength(
    recorded.split('\n').length,
  );
  expect(() => withRecord(english, '本文。')).toThrow(/no front matter/);
});

test('text, title, and description make a translation stale; line breaks and keywords do not', () => {
  const recorded = withRecord(english, japanese);
  for (const [from, to, state] of [
    ['New text', 'Other text', 'stale'],
    ['title: Second', 'title: Two', 'stale'],
    ['What Second', 'How Second', 'stale'],
    ['New text', 'New\ntext', 'fresh'],
    ['---\n\n', 'keywords: [a]\n---\n\n', 'fresh'],
  ] as const) {
    expect(freshnessOf(english.replace(from, to), recorded), to).toBe(state);
  }
});

test('readers are told of a stale and a missing translation, and led to the English page', async () => {
  test.setTimeout(180_000);
  const {code, output} = await buildPlanted(
    'translations',
    {
      'docs/second.md': english,
      [`${twins}/second.md`]: withRecord(page('Second', 'Old text.'), japanese),
      'docs/third.md': english,
      [`${twins}/third.md`]: withRecord(english, japanese),
      'docs/fourth/index.md': page('Fourth', 'No twin.'),
      'i18n/ja/code.json': fs.readFileSync('i18n/ja/code.json', 'utf8'),
    },
    {locale: 'ja'},
  );
  expect(code, output).toBe(0);
  const built = (file: string) =>
    fs.readFileSync(path.join('.cache/planted/translations/build/ja', file), 'utf8');
  const pageOf = (name: string) => {
    const $ = load(built(`docs/${name}.html`));
    return {
      notice: $('[role="note"]').text(),
      link: $('[role="note"] a').attr('href'),
      lang: [$('html').attr('lang'), $('article').attr('lang'), $('[role="note"]').attr('lang')],
      canonical: new URL($('link[rel="canonical"]').attr('href')!).pathname,
    };
  };
  expect(pageOf('second')).toMatchObject({
    notice: expect.stringContaining('このページの英語版は、日本語版より新しくなっています。'),
    link: '/docs/second',
    lang: ['ja', undefined, 'ja'],
    canonical: '/ja/docs/second',
  });
  expect(pageOf('third')).toMatchObject({notice: '', canonical: '/ja/docs/third'});
  expect(pageOf('fourth')).toMatchObject({
    notice: expect.stringContaining('このページは英語版だけです。'),
    link: '/docs/fourth',
    lang: ['ja', 'en', 'ja'],
    canonical: '/docs/fourth',
  });
  const named = built('sitemap.xml').match(/(?<=\/ja\/docs\/)\w+(?=<)/g);
  expect(named?.sort()).toEqual(['second', 'third']);
});
