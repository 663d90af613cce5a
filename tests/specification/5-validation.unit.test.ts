/** Specification, section 5: what fails the build, and how it is named. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {readDeployment} from '../../src/site/deployment';
import {identity} from '../../src/site/identity';
import {fillVariables} from '../../src/site/variables';
import {needsPatch} from '../fixtures/patches';
import {buildPlanted, page, run} from '../fixtures/plantedSite';

test.describe.configure({timeout: 180_000});

/** A page that is planted, and what the build says about it. */
interface Planted {
  name: string;
  body: string;
  says: RegExp[];
}

// Docusaurus tells of all pages that don't compile at once, so one build shows that each is named.
const unfitPages: Planted[] = [
  {
    name: 'a broken Markdown link',
    body: 'See [this](./no-such-file.md).',
    says: [/docs\/a0\.md/, /\.\/no-such-file\.md/],
  },
  {
    name: 'a broken image',
    body: '![A picture of nothing](./no-such-picture.png)',
    says: [/docs\/a1\.md/, /no-such-picture\.png/],
  },
  {
    name: 'an image written as HTML whose file is missing',
    body: 'A line.\n\n<img src="/img/none.png" alt="">',
    says: [/docs\/a2\.md:8: <img src="\/img\/none\.png"> leads to no file/],
  },
  {
    name: 'an unknown variable',
    body: 'First line.\n\nHere is {{brand}}.',
    says: [/docs\/a3\.md:8: unknown variable \{\{brand\}\}/],
  },
  {
    name: 'a diagram without a description',
    body: '```mermaid\nflowchart LR\n  A --> B\n```',
    says: [/docs\/a4\.md:6: A diagram needs an "accTitle/],
  },
  {
    name: 'an alternative without its counterpart',
    body: '```java tab="Java"\nint a;\n```',
    says: [/docs\/a5\.md:6: .*tab="Java"/],
  },
  {
    name: 'a text without its translation',
    body: '```text lang="en"\nHello\n```',
    says: [/docs\/a6\.md:6: .*lang="en"/],
  },
];

test('pages that do not compile fail the build, and each is named', async () => {
  const {code, output} = await buildPlanted(
    'unfit-pages',
    Object.fromEntries(
      unfitPages.map(({body}, index) => [`docs/a${index}.md`, page(`A${index}`, body)]),
    ),
  );
  expect(code).not.toBe(0);
  for (const {name, says} of unfitPages) {
    for (const text of says) {
      expect.soft(output, name).toMatch(text);
    }
  }
});

const defects: {
  name: string;
  files: Record<string, string>;
  navbarItems?: unknown[];
  says: RegExp[];
}[] = [
  {
    name: 'an unknown variable in front matter',
    files: {'docs/second.md': '---\ntitle: Second\ndescription: On {{brand}}.\n---\n\nText.\n'},
    says: [/docs\/second\.md:3: unknown variable \{\{brand\}\}/],
  },
  {
    name: 'a route that two pages claim',
    files: {
      'docs/second.md': '---\nslug: /same\ntitle: A\ndescription: One.\n---\n\nA.\n',
      'docs/third.md': '---\nslug: /same\ntitle: B\ndescription: Two.\n---\n\nB.\n',
    },
    says: [/Duplicate routes/, /\/docs\/same/],
  },
  {
    name: 'a tag that is not declared',
    files: {
      'release-notes/2024-02-release-notes.md':
        '---\ntitle: Feb 2024\ndescription: B.\ndate: 2024-02-29\ntags: [no-such-tag]\n---\n\nS.\n\n<!-- truncate -->\n\nR.\n',
    },
    says: [/2024-02-release-notes\.md/, /no-such-tag/],
  },
  {
    name: 'a page without a default export',
    files: {'pages/empty.tsx': 'export const nothing = 1;\n'},
    says: [/doesn't have a default export/, /at \/empty/],
  },
  {
    name: 'a navigation item that fails to render',
    files: {},
    navbarItems: [{type: 'custom-no-such-item', label: 'Oops'}],
    says: [/No NavbarItem component found for type .{0,2}custom-no-such-item/],
  },
];

for (const {name, files, navbarItems, says} of defects) {
  test(`${name} fails the build and is named`, async () => {
    const {code, output} = await buildPlanted(name.replace(/\W+/g, '-'), files, {navbarItems});
    expect(code).not.toBe(0);
    for (const text of says) {
      expect(output).toMatch(text);
    }
  });
}

test('broken links fail the build, in translated pages and in those that are not', async () => {
  const {code, output} = await buildPlanted(
    'links',
    {
      'docs/second.md': page('Second', 'Text.'),
      'docs/third.md': page('Third', 'See [this](/docs/no-such-page).'),
      'i18n/ja/docusaurus-plugin-content-docs/current/second.md': page(
        'Second',
        '[これ](/docs/no-such-translation)を参照。',
      ),
    },
    {locale: 'ja'},
  );
  expect(code).not.toBe(0);
  for (const text of [
    'broken links',
    '/docs/third',
    '/docs/no-such-page',
    '/no-such-translation',
  ]) {
    expect(output).toContain(text);
  }
});

test('a broken anchor fails the build; links with a query are checked as they are written', async () => {
  const {code, output} = await buildPlanted('anchors', {
    'docs/second.md': '---\ntitle: Second\ndescription: B.\n---\n\n## Part {#part}\n\nText.\n',
    'docs/third.md': page(
      'Third',
      [
        'See [this](./index.md#no-such-part).',
        '**See** [this](/docs/second?x=1&y=2#part).',
        '**See** [this](/docs/second?x=1&y=2#gone).',
      ].join('\n\n'),
    ),
  });
  expect(code).not.toBe(0);
  expect(output).toMatch(/broken anchors/);
  expect(output).toContain('/docs/third');
  expect(output).toContain('#no-such-part');
  expect(output).toContain('/docs/second?x=1&y=2#gone');
  expect(output).not.toContain('#part');
});

test('a small site without a defect builds; a plugin of its own shows its texts in the language of the page', async () => {
  needsPatch('inlined-texts', 'the English text travels along with its translation.');
  const site = '.cache/planted/plugin-texts';
  const {code, output} = await buildPlanted(
    'plugin-texts',
    {
      'docs/second.md': page('Second', 'Back to [the start](./index.md). {{name}}, `{{SLUG}}`.'),
      'plugins/own/index.js': `module.exports = () => ({
  name: 'own',
  contentLoaded: ({actions}) => actions.addRoute({path: '/ja/own', exact: true, component: require.resolve('./Own.tsx')}),
});`,
      'plugins/own/Own.tsx': `import React from 'react';
import {translate} from '@docusaurus/Translate';
export default function Own() { return <h1>{translate({id: 'own.title', message: 'Own title'})}</h1>; }`,
      'i18n/ja/code.json': JSON.stringify({'own.title': {message: 'プラグインの見出し'}}),
    },
    {locale: 'ja', plugins: ['./plugins/own']},
  );
  expect(code, output).toBe(0);
  expect(output).not.toContain('[ERROR]');
  const scripts = fs
    .readdirSync(`${site}/build/ja/assets/js`)
    .map((name) => fs.readFileSync(`${site}/build/ja/assets/js/${name}`, 'utf8'))
    .join('');
  expect(scripts).toMatch(/プラグインの見出し|\\u30d7\\u30e9\\u30b0\\u30a4\\u30f3/i);
  expect(scripts).not.toContain('Own title');
});

test('a half-set deployment setting stops the build and is named', async () => {
  const {code, output} = await run(['build'], {ALGOLIA_APP_ID: 'ABC'});
  expect(code).not.toBe(0);
  expect(output).toContain('ALGOLIA_APP_ID set without ALGOLIA_API_KEY');
});

test.describe('deployment settings', () => {
  test('have defaults that need no account and no network', () => {
    expect(readDeployment({})).toEqual({
      url: identity.docsUrl,
      netlifySearch: null,
      docSearch: null,
      statusPageHost: null,
      colorMode: 'light',
      reportUrl: `mailto:${identity.email}`,
      announcement: null,
    });
  });

  test('turn hosted search on only when both pairs are set', () => {
    const algolia = {ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'K'};
    const site = {SITE_ID: 'S', BRANCH: 'main'};
    expect(readDeployment(algolia).netlifySearch).toBeNull();
    expect(readDeployment(site).netlifySearch).toBeNull();
    expect(readDeployment({...algolia, ...site}).netlifySearch).toEqual({
      appId: 'A',
      apiKey: 'K',
      siteId: 'S',
      branch: 'main',
    });
  });

  test('choose DocSearch by the name of an index, wherever the site is built', () => {
    const settings = {ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'K', ALGOLIA_INDEX_NAME: 'docs'};
    const chosen = {docSearch: {appId: 'A', apiKey: 'K', indexName: 'docs'}, netlifySearch: null};
    expect(readDeployment(settings)).toMatchObject(chosen);
    expect(readDeployment({...settings, SITE_ID: 'S', BRANCH: 'main'})).toMatchObject(chosen);
    // A host passes a setting that nobody has set as an empty one.
    expect(readDeployment({...settings, ALGOLIA_INDEX_NAME: ''}).docSearch).toBeNull();
  });

  test('that are half set, or of the wrong form, are refused', () => {
    for (const [env, message] of [
      [{ALGOLIA_INDEX_NAME: 'I', ALGOLIA_APP_ID: 'A'}, 'set without ALGOLIA_API_KEY'],
      [{ALGOLIA_API_KEY: 'K'}, 'ALGOLIA_API_KEY set without ALGOLIA_APP_ID'],
      [{SITE_ID: 'S'}, 'SITE_ID set without BRANCH'],
      [{ANNOUNCEMENT_ID: '1'}, 'set without ANNOUNCEMENT_TEXT_EN and ANNOUNCEMENT_TEXT_JA'],
      [{COLOR_MODE: 'dark'}, 'COLOR_MODE is "dark". Use light or switchable.'],
      [{SITE_URL: 'https://a.example/docs'}, 'Give an origin without a path'],
      [{SITE_URL: 'docs.example'}, 'SITE_URL is "docs.example"'],
      [{STATUS_PAGE_HOST: 'https://a.example/'}, 'Give a host name only'],
      [{REPORT_URL: 'docs@a.example'}, 'REPORT_URL is "docs@a.example". Give an email address'],
    ] as const) {
      expect(() => readDeployment(env), JSON.stringify(env)).toThrow(message);
    }
  });
});

test.describe('variables', () => {
  test('are filled in, next to a dollar sign and inside expressions of GitHub Actions too', () => {
    const upper = identity.slug.toUpperCase();
    expect(fillVariables('{{name}} {{ slug }} {{host}}', 'a.md')).toBe(
      `${identity.name} ${identity.slug} ${identity.host}`,
    );
    expect(fillVariables('https://{{docs}}/openapi.yaml', 'a.md')).toBe(
      `${identity.docsUrl}/openapi.yaml`,
    );
    expect(fillVariables('"$' + '{{SLUG}}_API_TOKEN"', 'a.md')).toBe(`"$${upper}_API_TOKEN"`);
    expect(fillVariables('${{ secrets.{{SLUG}}_API_TOKEN }}', 'a.md')).toBe(
      '${{ secrets.' + upper + '_API_TOKEN }}',
    );
    expect(fillVariables('${{ github.sha }}', 'a.md')).toBe('${{ github.sha }}');
  });

  test('that are unknown are refused with file and line', () => {
    expect(() => fillVariables('one\n{{two}}', 'docs/a.md', 5)).toThrow(
      'docs/a.md:6: unknown variable {{two}}',
    );
  });
});
