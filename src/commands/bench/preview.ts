import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser} from '../browser';
import {copySite} from '../copySite';
import type {Benchmark} from './benchmark';
import {forgetCaches} from './timedBuild';

const copy = '.cache/bench/preview';
const route = '/docs/tester-guide/install/from-link';
const file = path.join(copy, 'docs/tester-guide/install/from-link.md');
const patience = 180_000;

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as {port: number};
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until something answers at a URL. */
async function answers(address: string, deadline = performance.now() + patience): Promise<void> {
  while (performance.now() < deadline) {
    const there = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (there) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Preview bench: nothing answers at ${address}.`);
}

/** Seconds until a writer sees the first page, and from saving a page until the change is seen. */
export const preview: Benchmark = {
  name: 'Live preview (takes about a minute)',
  async run() {
    copySite(copy);
    forgetCaches(copy);
    const port = await freePort();
    const address = `http://localhost:${port}${route}`;
    const started = performance.now();
    const child = spawn(
      process.execPath,
      [
        path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'),
        'start',
        '--no-open',
        '--port',
        String(port),
      ],
      {cwd: copy, stdio: 'ignore'},
    );
    const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
    try {
      await answers(address);
      const page = await browser.newPage();
      await page.goto(address, {waitUntil: 'commit'});
      await page.locator('h1').waitFor({timeout: patience});
      const first = performance.now() - started;
      const sentence = 'This sentence was just saved.';
      const saved = performance.now();
      fs.appendFileSync(file, `\n${sentence}\n`);
      await page.getByText(sentence).waitFor({timeout: patience});
      const visible = performance.now() - saved;
      return [
        {what: 'first page', value: `${(first / 1000).toFixed(1)} s`},
        {what: 'from save to visible', value: `${(visible / 1000).toFixed(1)} s`},
      ];
    } finally {
      child.kill();
      await browser.close();
    }
  },
};
