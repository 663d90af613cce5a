import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import type {IndexedPage} from '../../plugins/searchIndex/indexedPage';
import {cut, pairs} from '../../search/text';
import {findBrowser} from '../browser';
import {shownPages, withTerms, type Candidate} from './candidate';

const version = '1.6.0';

/** Pagefind's interface in the browser, as far as it is used here. */
interface Pagefind {
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

/** Japanese in pairs of characters with spaces between them, everything else as it is. */
const cutPairs = (text: string): string =>
  cut(text)
    .map((run) =>
      run.unspaced
        ? pairs(run.text)
            .slice(0, [...run.text].length > 1 ? -1 : 1)
            .join(' ')
        : run.text,
    )
    .join(' ');

function htmlOf(page: IndexedPage, language: string, write: (text: string) => string): string {
  const sections = page.sections.map(([anchor, heading, text]) =>
    anchor === ''
      ? [h('h1', write(page.title)), h('p', write(text))]
      : [h('h2', {id: anchor}, write(heading)), h('p', write(text))],
  );
  const keywords = h('p', {dataPagefindWeight: '5'}, write(page.keywords));
  const questions = page.questions.map((question) =>
    h('p', {dataPagefindWeight: '2'}, write(question)),
  );
  const body = h('body', [...sections.flat(), keywords, ...questions]);
  return `<!doctype html>${toHtml(h('html', {lang: language}, [body]))}`;
}

/**
 * A folder over HTTP, and how many compressed bytes of it were fetched.
 */
async function serveCounting(folder: string) {
  let bytes = 0;
  const types: Record<string, string> = {'.js': 'text/javascript', '.html': 'text/html'};
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname);
    fs.readFile(path.join(folder, name)).then(
      (content) => {
        // Pagefind's own files are compressed already.
        bytes += Math.min(content.length, brotliCompressSync(content).length);
        response.setHeader('Content-Type', types[path.extname(name)] ?? 'application/octet-stream');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: () => void server.close(),
  };
}

/** Pagefind, run by npx because its newest release is not published for every system. */
function pagefind(name: string, write: (text: string) => string): Candidate {
  return {
    name,
    coldQueries: 25,
    async prepare({pages, synonyms}, language) {
      const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-'));
      const routes = pages.map(({route}) => route);
      for (const [number, page] of pages.entries()) {
        await fs.writeFile(path.join(folder, `${number}.html`), htmlOf(page, language, write));
      }
      await promisify(execFile)('npx', ['--yes', `pagefind@${version}`, '--site', folder], {
        // There it's a command file, which only a shell runs.
        shell: process.platform === 'win32',
      });
      await fs.writeFile(
        path.join(folder, 'empty.html'),
        `<!doctype html><html lang="${language}">`,
      );
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: ['--no-sandbox'],
      });
      return {
        async reader() {
          const server = await serveCounting(folder);
          const context = await browser.newContext();
          const page = await context.newPage();
          await page.goto(`${server.url}/empty.html`);
          const before = server.bytes();
          /** Numbers of the pages that answer, and how long it took until the first were there. */
          const ask = (query: string, most: number) =>
            page.evaluate(
              async ([text, shown]) => {
                const address = '/pagefind/pagefind.js';
                const library = (await import(address)) as Pagefind;
                const begun = performance.now();
                const {results} = await library.search(text);
                const data = await Promise.all(
                  results.slice(0, shown).map((result) => result.data()),
                );
                return {
                  milliseconds: performance.now() - begun,
                  numbers: data.map(({url}) => Number.parseInt(url.slice(1), 10)),
                };
              },
              [write(withTerms(query, synonyms)), most] as const,
            );
          return {
            search: async (query) => (await ask(query, shownPages)).milliseconds,
            rank: async (query) =>
              (await ask(query, routes.length)).numbers.map((number) => routes[number]!),
            bytes: () => server.bytes() - before,
            async close() {
              await context.close();
              server.close();
            },
          };
        },
        async close() {
          await browser.close();
          await fs.rm(folder, {recursive: true});
        },
      };
    },
  };
}

export const pagefindAsItIs = pagefind(`Pagefind ${version}`, (text) => text);
export const pagefindOfPairs = pagefind(`Pagefind ${version}, Japanese in pairs`, cutPairs);
