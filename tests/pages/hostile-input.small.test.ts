/**
 * Responses and messages of third parties are text, never markup; under the content security
 * policy.
 */
import {answerSearch, results, shared} from '../fixtures/hostedSearch';
import {expect, open, test} from '../fixtures/test';

const markup = `"'><img src="/planted" onerror="window.planted=1"><script>window.planted=1</script>`;
const script = 'https://status.example/embed/script.js';
const frame = 'https://status.example/embed/frame';

test(
  'a hit of the hosted search is shown as text, and its link does not run',
  {tag: '@search'},
  async ({page}) => {
    const value = {value: markup, matchLevel: 'none', matchedWords: []};
    await answerSearch(page, (route) =>
      route.fulfill({
        headers: shared,
        json: results([
          {
            objectID: '1',
            url: '/docs/tester-guide',
            title: markup,
            hierarchy: {lvl0: markup, lvl1: markup},
            _highlightResult: {hierarchy: {lvl0: value, lvl1: value}},
          },
        ]),
      }),
    );
    await open(page, '/docs/developer-guide');
    await page.keyboard.press('Control+k');
    await page.locator('.aa-DetachedContainer .aa-Input').fill('planted');
    await expect(page.locator('.aa-Item').first()).toContainText('onerror');
    expect(await page.locator('[src*="planted"], [onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  },
);

test(
  'messages of the status frame change nothing on the page',
  {tag: '@status'},
  async ({page}) => {
    await page.route(script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `const frame = document.createElement('iframe');
        frame.src = '${frame}';
        frame.title = 'Status';
        frame.style.position = 'fixed';
        document.body.append(frame);`,
      }),
    );
    await page.route(frame, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>
        const text = ${JSON.stringify(markup).replaceAll('</', '<\\/')};
        for (const data of [text, {action: 'showFrame', html: text}, {action: 'dismissFrame'}]) {
          parent.postMessage(data, '*');
        }
      </script>`,
      }),
    );
    await page.addInitScript(() => {
      if (window === window.top) {
        window.addEventListener('message', () => {
          const heard = Number(document.documentElement.dataset.heard ?? 0);
          document.documentElement.dataset.heard = String(heard + 1);
        });
      }
    });
    await open(page, '/docs/tester-guide');
    const body = () => page.locator('#__docusaurus').innerHTML();
    await expect(page.locator('html')).toHaveAttribute('data-heard', '3');
    await expect(page.getByRole('article')).toBeVisible();
    expect(await body()).not.toContain('planted');
    expect(await page.locator('[src*="planted"], [onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  },
);
