import {siteHtml} from '../../src/lint/site/siteHtml';
import {siteLinks} from '../../src/lint/site/siteLinks';
import {readSiteFiles, siteOf} from '../../src/lint/site/readSite';
import {test, expect} from '../fixtures/test';

type Check = typeof siteLinks | typeof siteHtml;
const origin = 'https://docs.example.com';

const page = (language: string, body: string, head = '') =>
  `<!DOCTYPE html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<title>A page</title>\n${head}\n</head>\n` +
  `<body>\n<main>\n<h1 id="top-of-page">A page</h1>\n${body}\n</main>\n</body>\n</html>\n`;

/** A site of two pages in two languages without a flaw; a test plants one. */
const site = (planted: Record<string, string> = {}) =>
  siteOf(
    {
      'index.html': page('en', '<a href="/docs/a#top-of-page">A</a>'),
      'ja/index.html': page('ja', '<a href="/ja/docs/a">A</a>'),
      'docs/a.html': page('en', '<p>Text</p>', `<link rel="canonical" href="${origin}/docs/a">`),
      'ja/docs/a.html': page('ja', '<p>Text</p>'),
      'img/a.png': '',
      'sitemap.xml': `<urlset><url><loc>${origin}/docs/a</loc></url></urlset>`,
      ...planted,
    },
    origin,
  );

const reported = async (check: Check, files = {}) =>
  (await check(site(files))).map(({file, line, message}) => `${file}:${line}: ${message}`);

test('a site without a flaw passes', async () => {
  expect(await reported(siteLinks)).toEqual([]);
  expect(await reported(siteHtml)).toEqual([]);
});

test('a directory without a build is refused', () => {
  expect(() => readSiteFiles('tests')).toThrow('No build in tests');
});

const broken: [string, Check, Record<string, string>, RegExp][] = [
  [
    'a link that leads nowhere',
    siteLinks,
    {'docs/a.html': page('en', '<a href="/docs/b">B</a>')},
    /^docs\/a\.html:11: <a href> "\/docs\/b" leads to nothing/,
  ],
  [
    'an anchor that leads nowhere',
    siteLinks,
    {'ja/index.html': page('ja', '<a href="/ja/docs/a#gone">A</a>')},
    /^ja\/index\.html:11: .*\/ja\/docs\/a has no id "gone"/,
  ],
  [
    'an address of the sitemap that leads nowhere',
    siteLinks,
    {'sitemap.xml': `<urlset>\n<url><loc>${origin}/docs/b</loc></url></urlset>`},
    /^sitemap\.xml:2: address ".*\/docs\/b" leads to nothing/,
  ],
  [
    'a page without its twin',
    siteLinks,
    {'docs/c.html': page('en', '<p>C</p>')},
    /^docs\/c\.html:1: The page has no twin ja\/docs\/c\.html/,
  ],
  [
    'an id that is there twice',
    siteHtml,
    {'docs/a.html': page('en', '<p id="x">1</p>\n<p id="x">2</p>')},
    /^docs\/a\.html:10: .*\[no-dup-id\]$/,
  ],
  [
    'an element where it must not be',
    siteHtml,
    {'docs/a.html': page('en', '<ul><p>Text</p></ul>')},
    /^docs\/a\.html:9: .*\[element-permitted-content\]$/,
  ],
];
for (const [what, check, files, report] of broken) {
  test(`reports ${what}, with file and line`, async () => {
    expect(await reported(check, files)).toContainEqual(expect.stringMatching(report));
  });
}
