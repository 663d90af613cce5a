import type {Page} from '@playwright/test';
import type {Benchmark, Figure} from './benchmark';
import {median} from './median';
import {withSite, type Site} from './site';

const start = '/docs/api/application/get-app';
const times = 20;

/** How long a hand rests on a link before it clicks; a fast one. */
const handMilliseconds = 150;

/**
 * Milliseconds from the click on a link until the other page's content is painted.
 *
 * @param page - shows a page with the link.
 * @param href - of the link in the sidebar.
 */
async function navigate(page: Page, href: string): Promise<number> {
  // A reader has looked at the page: what comes after its painting is over.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate((target) => {
    (window as unknown as {painted: Promise<number>}).painted = new Promise((resolve) => {
      const heading = document.querySelector('h1')?.textContent;
      let clicked = 0;
      addEventListener('click', (event) => (clicked = event.timeStamp), {
        capture: true,
        once: true,
      });
      const changes = new MutationObserver(() => {
        if (location.pathname === target && document.querySelector('h1')?.textContent !== heading) {
          changes.disconnect();
          requestAnimationFrame(() => {
            // A message is handled after the frame of the callback has been painted.
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - clicked);
            channel.port2.postMessage(null);
          });
        }
      });
      changes.observe(document, {childList: true, subtree: true, characterData: true});
    });
  }, href);
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${href}"]`);
  await link.hover();
  await page.waitForTimeout(handMilliseconds);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as {painted: Promise<number>}).painted);
}

/** Links of the sidebar of the page to start from, each visited once, so that the host has compressed what it sends. */
async function visitTargets({url, context}: Site): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(url + start, {waitUntil: 'networkidle'});
  const links = await page
    .locator('.theme-doc-sidebar-menu .menu__list a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const targets = links.filter((href) => href !== start).slice(0, times);
  if (targets.length < times) {
    throw new Error(`Navigation bench: ${start} has only ${targets.length} links in its sidebar.`);
  }
  for (const href of targets) {
    await page.goto(url + href, {waitUntil: 'networkidle'});
  }
  await page.close();
  return targets;
}

/** The middle of the times of visits from page to page, each to a page that was not visited before. */
async function measure({url, context}: Site, targets: string[], slowdown: number): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize({width: 1280, height: 900});
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.goto(url + start, {waitUntil: 'networkidle'});
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const results: number[] = [];
  for (const href of targets) {
    results.push(await navigate(page, href));
  }
  await page.close();
  return median(results);
}

/** Milliseconds of a navigation in a build, on this machine and on one that is four times as slow. */
export async function navigationTimes(directory?: string): Promise<Figure[]> {
  return withSite(
    async (site) => {
      const targets = await visitTargets(site);
      const figures: Figure[] = [];
      for (const [what, slowdown] of [
        ['unthrottled', 1],
        ['processor slowed four times', 4],
      ] as const) {
        figures.push({what, value: `${(await measure(site, targets, slowdown)).toFixed(0)} ms`});
      }
      return figures;
    },
    {directory, thirdParties: 'absent'},
  );
}

export const navigation: Benchmark = {
  name: `In-site navigation from click to painted content, median of ${times}`,
  run: () => navigationTimes(),
};
