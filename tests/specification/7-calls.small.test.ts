/** Specification, section 7: the calls that the site makes, where a status host is set, and their faults. */
import {failures, ownMessages} from '../fixtures/faults';
import {expect, open, test} from '../fixtures/test';

const script = 'https://status.example/embed/script.js';

test(
  'the status embed is loaded once, and not again by navigation',
  {tag: '@status'},
  async ({page}) => {
    let loads = 0;
    await page.route(script, (route) => {
      loads += 1;
      return route.fulfill({contentType: 'text/javascript', body: 'window.statusEmbed = true;'});
    });
    await open(page, '/');
    await expect.poll(() => page.evaluate(() => 'statusEmbed' in window)).toBe(true);
    await page.getByRole('link', {name: 'Tester Guide'}).first().click();
    await expect(page).toHaveURL('/docs/tester-guide');
    await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1);
    expect(loads).toBe(1);
  },
);

test(
  'a status embed that is already there is not loaded again',
  {tag: '@status'},
  async ({page}) => {
    await page.addInitScript((src) => {
      addEventListener('DOMContentLoaded', () => {
        const present = document.createElement('script');
        present.type = 'text/plain';
        present.src = src;
        document.body.append(present);
      });
    }, script);
    let loads = 0;
    await page.route(script, (route) => {
      loads += 1;
      return route.fulfill({contentType: 'text/javascript', body: ''});
    });
    await open(page, '/');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
    await page.getByRole('link', {name: 'Tester Guide'}).first().click();
    await expect(page).toHaveURL('/docs/tester-guide');
    expect(loads).toBe(0);
  },
);

test('the home page leads to the status page', {tag: '@release-notes'}, async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('link', {name: 'Check the service status'})).toHaveAttribute(
    'href',
    'https://status.example',
  );
});

test.describe('a status host', {tag: '@status'}, () => {
  // Each fault shows in the requests and in what the browser says about them.
  test.use({expectClean: false});

  for (const name of ['hanging', 'answering garbage'] as const) {
    test(`${name}: the page is as it would be without it`, async ({page, trouble}) => {
      const asked = page.waitForRequest(script);
      await page.route(script, failures[name]);
      await open(page, '/docs/developer-guide');
      await asked;
      await page.getByRole('link', {name: 'Tester Guide'}).first().click();
      await expect(page).toHaveURL('/docs/tester-guide');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // A response that is no script is the host's error, and the browser logs it.
      expect(ownMessages(trouble).filter((text) => !/Unexpected token '<'/.test(text))).toEqual([]);
    });
  }
});

test('messages of the status frame are never markup', {tag: '@status'}, async ({page}) => {
  const frame = 'https://status.example/embed/frame';
  const markup = `"'><img src="/planted" onerror="window.planted=1"><script>window.planted=1</script>`;
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
  await expect(page.locator('html')).toHaveAttribute('data-heard', '3');
  await expect(page.getByRole('article')).toBeVisible();
  expect(await page.locator('#__docusaurus').innerHTML()).not.toContain('planted');
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});
