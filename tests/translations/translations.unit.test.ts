/** The recorded hash of a translation's original, links between languages, and notices about translations. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {freshnessOf, withRecord} from '../../src/plugins/translations/freshness';
import {linkedFile} from '../../src/remark/translatedLinks';
import {placeOf} from '../../src/site/contentPath';
import {buildPlanted, page} from '../fixtures/plantedSite';
import {runIn} from '../fixtures/runProgram';
import {plantSmallSite} from '../fixtures/smallSite/plant';

const english = page('Second', 'New text.');
const japanese = '---\ntitle: 二番目\ndescription: 二番目のページ。\n---\n\n本文。\n';
const folder = 'i18n/ja/docusaurus-plugin-content-docs/current';

test('recording a translation changes only the recorded hash', () => {
  expect(freshnessOf(english, japanese)).toBe('unrecorded');
  const recorded = withRecord(english, japanese);
  expect(freshnessOf(english, recorded)).toBe('fresh');
  expect(recorded.replace(/source_hash: .*\n/, '')).toBe(japanese);
  expect(withRecord(english.replace('New', 'Old'), recorded).split('\n')).toHaveLength(
    recorded.split('\n').length,
  );
  expect(() => withRecord(english, '本文。')).toThrow(/no front matter/);
});

test('text, title, and description make a translation stale; line breaks, keywords, and questions do not', () => {
  const recorded = withRecord(english, japanese);
  for (const [from, to, state] of [
    ['New text', 'Other text', 'stale'],
    ['title: Second', 'title: Two', 'stale'],
    ['What Second', 'How Second', 'stale'],
    ['New text', 'New\ntext', 'fresh'],
    ['---\n\n', 'keywords: [a]\nquestions: [b]\n---\n\n', 'fresh'],
  ] as const) {
    expect(freshnessOf(english.replace(from, to), recorded), to).toBe(state);
  }
});

for (const [from, target, to] of [
  [`${folder}/a/one.md`, 'two.md', 'docs/a/two.md'],
  [`${folder}/a/one.md`, '../b.md', 'docs/b.md'],
  ['docs/a/two.md', './one.md', `${folder}/a/one.md`],
  ['docs/a/two.md', '../b.md', 'docs/b.md'],
  ['docs/b.md', 'a/one.md', `${folder}/a/one.md`],
  ['docs/a/two.md', '/b.md', 'docs/b.md'],
  ['docs/b.md', 'gone.md', null],
] as const) {
  test(`in Japanese, ${target} in ${from} is ${to}`, () => {
    const files = ['docs/a/one.md', 'docs/a/two.md', 'docs/b.md', `${folder}/a/one.md`];
    const exists = (file: string) => files.includes(file);
    expect(linkedFile(target, placeOf(from)!, 'ja', exists)).toBe(to);
  });
}

test('an outdated and an untranslated page have a notice with a link to the English page', async () => {
  test.setTimeout(180_000);
  const [site] = await buildPlanted([
    {
      name: 'translations',
      locale: 'ja',
      plugins: ['./plugins/own'],
      files: {
        ...(parse(fs.readFileSync('tests/fixtures/ownPlugin.yaml', 'utf8')) as object),
        'docs/second.md': english,
        [`${folder}/second.md`]: withRecord(page('Second', 'Old text.'), japanese),
        'docs/third.md': english,
        [`${folder}/third.md`]: withRecord(english, japanese),
        'docs/fourth/index.md': page('Fourth', 'No twin.'),
        'i18n/ja/code.json': JSON.stringify({
          ...JSON.parse(fs.readFileSync('i18n/ja/code.json', 'utf8')),
          'own.title': {message: 'プラグインの見出し'},
        }),
      },
    },
  ]);
  expect(site!.failed, site!.output).toBe(false);
  const built = (file: string) =>
    fs.readFileSync(path.join('.cache/planted/translations/build/ja', file), 'utf8');
  for (const [name, canonical, lang, notice, link] of [
    [
      'second',
      '/ja/docs/second',
      undefined,
      /^このページの英語版は、日本語版より新し/,
      '/docs/second',
    ],
    ['third', '/ja/docs/third', undefined, /^$/, undefined],
    ['fourth', '/docs/fourth', 'en', /^このページは英語版だけです。/, '/docs/fourth'],
  ] as const) {
    const $ = load(built(`docs/${name}.html`));
    expect(new URL($('link[rel="canonical"]').attr('href')!).pathname).toBe(canonical);
    expect([$('html').attr('lang'), $('article').attr('lang')]).toEqual(['ja', lang]);
    expect($('[role="note"]').text()).toMatch(notice);
    expect($('[role="note"] a').attr('href')).toBe(link);
    expect($('[role="note"]').attr('lang')).toBe(link && 'ja');
  }
  const named = built('sitemap.xml').match(/(?<=\/ja\/docs\/)\w+(?=<)/g);
  expect(named?.sort()).toEqual(['second', 'third']);

  // A plugin of a maintainer has its texts in the language of the page.
  expect(load(built('own.html'))('h1').text()).toBe('プラグインの見出し');
});

test('translate:status and the checks list pages and texts without a translation into a third language', async () => {
  const site = path.resolve('.cache/third-language');
  plantSmallSite(site);
  const status = await runIn(site, 'tsx', ['src/commands/translate.ts']);
  const lines = status.split('\n');
  const missing = lines.filter((line) => line.startsWith('not in French'));
  expect(missing).toContain('not in French    docs/index.md');
  expect(missing.join()).not.toContain('features/translated.md');
  const frenchLines = lines.filter((line) => /^unrecorded +i18n\/fr\//.test(line));
  expect(frenchLines).toHaveLength(2);
  expect(lines.at(-2)).toContain(`${missing.length} not in French, 2 unrecorded`);

  const script = `
    import sidebars from './sidebars';
    import {interfaceTexts} from './src/lint/checks/interfaceTexts';
    import {neededTexts} from './src/lint/checks/neededTexts';
    import {contentOf, readFiles} from './src/lint/content';
    void neededTexts('.').then((needed) => {
      const content = contentOf(readFiles('.'), {sidebars, neededTexts: needed});
      for (const {file, line, message} of interfaceTexts(content)) {
        console.log(file + ':' + line + ': ' + message);
      }
    });`;
  const output = await runIn(site, 'tsx', ['--eval', script]);
  expect(output).toContain('i18n/fr/code.json:1: "site.home.title" has no French. Add ');
  expect(output).toContain('i18n/fr/site.json:1: "operation.request" has no French.');
  expect(output).not.toContain('"releaseNotes.title"');
});
