/** Pages at the old URLs of renamed pages, as Docusaurus' plugin writes them and as we do. */
import redirectPage from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {siteOf} from '../src/checks/site/readSite';
import {siteHtml} from '../src/checks/site/siteHtml';
import {completePage} from '../src/plugins/redirectPages';
import {expect, test} from './fixtures/test';

const written = redirectPage({toUrl: '/ja/docs/new'});
const scriptOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1];

async function flaws(html: string): Promise<string[]> {
  const report = await siteHtml(siteOf({'old.html': html}, 'https://docs.example'));
  expect(report.looked).toBe(1);
  return report.findings.map(({message}) => message);
}

test('a redirect is checked like every page, and is valid once it is completed', async () => {
  expect(await flaws(written)).not.toEqual([]);
  const page = completePage(written, 'ja', 'このページは移動しました');
  expect(await flaws(page)).toEqual([]);
  expect(page).toContain('<html lang="ja">');
  expect(page).toContain('<title>このページは移動しました</title>');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/ja/docs/new">');
  expect(page).toContain('<a href="/ja/docs/new">');
});

test('the script that keeps query and hash stays as it is', () => {
  expect(scriptOf(written)).toContain('window.location.search + window.location.hash');
  expect(scriptOf(completePage(written, 'en', 'Moved'))).toBe(scriptOf(written));
});

test('another page than the one that is known is refused', () => {
  expect(() => completePage('<!doctype html><html><head></head></html>', 'en', 'Moved')).toThrow(
    'writes another one now',
  );
});
