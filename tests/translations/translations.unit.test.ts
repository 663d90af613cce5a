/** What records the state that a translation translates, and what readers see of one that is behind or missing. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {freshnessOf, withRecord} from '../../src/plugins/translations/freshness';
import {runIn} from '../fixtures/copies';
import {buildPlanted, page} from '../fixtures/plantedSite';
import {plantSmallSite} from '../fixtures/smallSite/plant';

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
  const [site] = await buildPlanted([
    {
      name: 'translations',
      locale: 'ja',
      plugins: ['./plugins/own'],
      files: {
        'docs/second.md': english,
        [`${twins}/second.md`]: withRecord(page('Second', 'Old text.'), japanese),
        'docs/third.md': english,
        [`${twins}/third.md`]: withRecord(english, japanese),
        'docs/fourth/index.md': page('Fourth', 'No twin.'),
        'i18n/ja/code.json': JSON.stringify({
          ...JSON.parse(fs.readFileSync('i18n/ja/code.json', 'utf8')),
          'own.title': {message: 'プラグインの見出し'},
        }),
        'plugins/own/index.js': `module.exports = () => ({
  name: 'own',
  contentLoaded: ({actions}) => actions.addRoute({path: '/ja/own', exact: true, component: require.resolve('./Own.tsx')}),
});`,
        'plugins/own/Own.tsx': `import React from 'react';
import {translate} from '@docusaurus/Translate';
export default function Own() { return <h1>{translate({id: 'own.title', message: 'Own title'})}</h1>; }`,
      },
    },
  ]);
  expect(site!.failed, site!.output).toBe(false);
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

  // A plugin of the site's own shows its texts in the language of the page.
  expect(load(built('own.html'))('h1').text()).toBe('プラグインの見出し');
});

test('what is still to be translated into a further language is reported, page by page and text by text', async () => {
  const site = path.resolve('.cache/third-language');
  plantSmallSite(site);
  const status = await runIn(site, 'tsx', ['src/commands/translate.ts']);
  const lines = status.split('\n');
  const missing = lines.filter((line) => line.startsWith('not in French'));
  expect(missing).toContain('not in French    docs/developer-guide/learning/glossary.md');
  expect(missing.join()).not.toContain('tester-guide/install/from-link.md');
  const own = lines.filter((line) => /^unrecorded +i18n\/fr\//.test(line));
  expect(own).toHaveLength(3);
  expect(lines.at(-2)).toContain(`${missing.length} not in French, 3 unrecorded`);

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
  const said = await runIn(site, 'tsx', ['--eval', script]);
  expect(said).toContain('i18n/fr/code.json:1: "site.home.title" has no French. Add ');
  expect(said).toContain('i18n/fr/site.json:1: "operation.request" has no French.');
  expect(said).not.toContain('"releaseNotes.title"');
});
