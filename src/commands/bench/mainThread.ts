import type {Page} from '@playwright/test';
import type {Site} from './site';

/** How many times as slow as this machine's processor a reader's is. */
export const slowdown = 4;

/** How long a hand rests on a link before it clicks, in milliseconds. */
const hand = 150;

/** Returns when what the page shows now has been painted. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          // A message is handled after the frame of the callback has been painted.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve();
          channel.port2.postMessage(null);
        });
      }),
  );

/** Returns when the page is interactive and has nothing left to do. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))),
  );
}

/**
 * Milliseconds for which navigations keep the main thread busy, on a slow processor: its own time, in
 * which other work on the machine doesn't count.
 *
 * @param start - page of a guide; each of the first `count` others in its sidebar is clicked.
 */
export async function navigationWork(
  {url, context}: Site,
  start: string,
  count: number,
): Promise<number[]> {
  const page = await context.newPage();
  await page.setViewportSize({width: 1280, height: 900});
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  const busy = async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration')!.value * 1000;
  };
  await page.goto(url + start);
  await idle(page);
  const links = await page
    .locator('.theme-doc-sidebar-menu .menu__list a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const targets = links.filter((href) => href !== start).slice(0, count);
  if (targets.length < count) {
    throw new Error(`Navigation bench: ${start} has only ${targets.length} links in its sidebar.`);
  }
  const times: number[] = [];
  for (const href of targets) {
    const heading = await page.locator('h1').innerText();
    await page.locator(`.theme-doc-sidebar-menu a[href="${href}"]`).hover();
    await page.waitForTimeout(hand);
    await idle(page);
    const before = await busy();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(
      ([route, old]) =>
        location.pathname === route && document.querySelector('h1')?.innerText !== old,
      [href, heading],
      {polling: 'raf'},
    );
    await painted(page);
    times.push(slowdown * ((await busy()) - before));
  }
  await page.close();
  return times;
}

/** One task, as the browser's trace tells it. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread's own time. */
  tdur?: number;
  args?: {name?: string};
}

/**
 * Milliseconds for which tasks keep a loading page from reacting, beyond 50 each, on a slow processor,
 * in the main thread's own time.
 */
export async function blockingWork({url, context}: Site, route: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise<void>((resolve) => {
    session.on('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {traceConfig: {includedCategories: ['toplevel']}});
  await page.goto(url + route);
  await idle(page);
  await session.send('Tracing.end');
  await complete;
  await page.close();
  const threadOf = ({pid, tid}: TraceEvent) => `${pid} ${tid}`;
  const blocked = new Map(
    events
      .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => [threadOf(event), 0]),
  );
  for (const event of events) {
    const known = blocked.get(threadOf(event));
    if (known !== undefined && event.name.endsWith('RunTask') && event.ph === 'X') {
      const time = (slowdown * (event.tdur ?? 0)) / 1000;
      blocked.set(threadOf(event), known + Math.max(0, time - 50));
    }
  }
  // The browser keeps an empty page ready for the next tab, in a thread of its own.
  return Math.max(...blocked.values());
}
