import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../browser';
import type {Benchmark, Figure} from './benchmark';
import {copySides} from './sides';

const route = '/docs/tester-guide/install/from-link';
const file = 'docs/tester-guide/install/from-link.md';
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

/** What a writer waits for, in seconds. */
interface Waits {
  /** From the start until the first page shows. */
  first: number;
  /** From saving a page until the change shows. */
  saved: number;
}

/** Starts the live preview of a copy, opens a page, changes it, and stops. */
async function timedPreview(directory: string, browser: Browser): Promise<Waits> {
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
    {cwd: directory, stdio: 'ignore'},
  );
  const page = await browser.newPage();
  try {
    await answers(address);
    await page.goto(address, {waitUntil: 'commit'});
    await page.locator('h1').waitFor({timeout: patience});
    const first = performance.now() - started;
    const sentence = `This sentence was saved at ${started}.`;
    const saved = performance.now();
    fs.appendFileSync(path.join(directory, file), `\n${sentence}\n`);
    await page.getByText(sentence).waitFor({timeout: patience});
    return {first: first / 1000, saved: (performance.now() - saved) / 1000};
  } finally {
    child.kill();
    await page.close();
  }
}

/**
 * Seconds until a writer sees the first page, without and with what an earlier preview left, and
 * from saving a page until the change shows; the same with the default theme.
 */
export const preview: Benchmark = {
  name: 'Live preview, and with the default theme (takes about two minutes)',
  async run() {
    const figures: Figure[] = [];
    const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
    try {
      const sides = copySides();
      for (const state of ['cold', 'warm']) {
        for (const {name, directory} of sides) {
          const {first, saved} = await timedPreview(directory, browser);
          figures.push(
            {what: `${state}, first page: ${name}`, value: `${first.toFixed(1)} s`},
            {what: `${state}, from save to visible: ${name}`, value: `${saved.toFixed(1)} s`},
          );
        }
      }
    } finally {
      await browser.close();
    }
    return figures;
  },
};
