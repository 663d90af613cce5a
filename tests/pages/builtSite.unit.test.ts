import {builds} from '../../src/commands/builds';
import {siteHtml} from '../../src/lint/built/siteHtml';
import {siteLinks} from '../../src/lint/built/siteLinks';
import {readSiteFiles, siteOf} from '../../src/lint/built/readSite';
import {readDeployment} from '../../src/site/deployment';
import {test, expect} from '../fixtures/test';

test('every link of the built site leads somewhere, and its HTML is valid', async () => {
  test.setTimeout(180_000);
  const site = siteOf(readSiteFiles(builds.default.directory), readDeployment({}).url);
  expect(site.pages.length).toBeGreaterThan(400);
  expect([...siteLinks(site), ...(await siteHtml(site))]).toEqual([]);
});

const origin = 'https://docs.example.com';

const page = (language: string, body: string, head = '') =>
  `<!DOCTYPE html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<title>A page</title>\n${head}\n</head>\n` +
  `<body>\n<main>\n<h1 id="top-of-page">A page</h1>\n${body}\n</main>\n</body>\n</html>\n`;

/** What the checks say about a site of two pages in two languages, which has no flaw but planted ones. */
async function reported(planted: Record<string, string> = {}): Promise<string[]> {
  const site = siteOf(
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
  const flaws = [...(await siteLinks(site)), ...(await siteHtml(site))];
  return flaws.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

test('a site without a flaw passes', async () => {
  expect(await reported()).toEqual([]);
});

test('each flaw is reported with file and line', async () => {
  const flaws = await reported({
    'docs/a.html': page('en', '<a href="/docs/b">B</a>\n<p id="x">1</p>\n<p id="x">2</p>'),
    'ja/index.html': page('ja', '<a href="/ja/docs/a#gone">A</a>\n<ul><p>Text</p></ul>'),
    'sitemap.xml': `<urlset>\n<url><loc>${origin}/docs/b</loc></url></urlset>`,
    'docs/c.html': page('en', '<p>C</p>'),
  });
  for (const report of [
    /^docs\/a\.html:11: <a href> "\/docs\/b" leads to nothing/,
    /^docs\/a\.html:11: .*\[no-dup-id\]$/,
    /^ja\/index\.html:11: .*\/ja\/docs\/a has no id "gone"/,
    /^ja\/index\.html:10: .*\[element-permitted-content\]$/,
    /^sitemap\.xml:2: address ".*\/docs\/b" leads to nothing/,
    /^docs\/c\.html:1: The page has no translation ja\/docs\/c\.html/,
  ]) {
    expect.soft(flaws).toContainEqual(expect.stringMatching(report));
  }
});

test('a directory without a build is refused', () => {
  expect(() => readSiteFiles('tests')).toThrow('No build in tests');
});
