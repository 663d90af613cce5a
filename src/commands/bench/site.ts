import fs from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type BrowserContext} from '@playwright/test';
import {findBrowser} from '../browser';
import {serve} from '../serve';

const font = path.resolve(
  'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
);

/** A served build and a browser to visit it. */
export interface Site {
  /** The build. */
  directory: string;
  url: string;
  context: BrowserContext;
  /** Where other tools reach the same browser. */
  debuggingPort: number;
}

/** Stands before a server and compresses what it sends, as a host does; each answer once. */
async function compressing(port: number): Promise<{port: number; close: () => void}> {
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(`http://localhost:${port}${request.url}`, {redirect: 'manual'});
    const type = answer.headers.get('content-type') ?? '';
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-length'];
    let body: Buffer<ArrayBufferLike> = Buffer.from(await answer.arrayBuffer());
    if (/text|javascript|json|xml|svg/.test(type)) {
      const known = compressed.get(request.url!) ?? brotliCompressSync(body);
      compressed.set(request.url!, known);
      body = known;
      headers['content-encoding'] = 'br';
    }
    response.writeHead(answer.status, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Serves a build, compressed, and opens a browser in which the font service is played from its npm
 * package: nothing leaves the machine.
 *
 * @param visit - what to do with them.
 * @param options.directory - the build; BUILD names another one than the usual.
 * @param options.thirdParties - `played`, or `absent` where milliseconds count: playing costs every request some.
 * @throws an error when there is no build or no browser.
 */
export async function withSite<Result>(
  visit: (site: Site) => Promise<Result>,
  {
    directory = process.env.BUILD ?? 'build',
    thirdParties = 'played',
  }: {directory?: string; thirdParties?: 'played' | 'absent'} = {},
): Promise<Result> {
  const plain = await serve(directory, 0);
  const host = await compressing((plain.address() as AddressInfo).port);
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const debuggingPort = host.port > 40_000 ? host.port - 10_000 : host.port + 10_000;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    viewport: null,
    args: [
      '--no-sandbox',
      `--remote-debugging-port=${debuggingPort}`,
      '--no-first-run',
      ...(thirdParties === 'absent'
        ? ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']
        : []),
    ],
  });
  try {
    if (thirdParties === 'played') {
      await context.route(
        (url) => url.hostname !== 'localhost',
        (route) =>
          route.request().resourceType() === 'font'
            ? route.fulfill({
                path: font,
                headers: {'access-control-allow-origin': '*', 'content-type': 'font/woff2'},
              })
            : route.abort(),
      );
    }
    return await visit({directory, url: `http://localhost:${host.port}`, context, debuggingPort});
  } finally {
    await context.close();
    host.close();
    plain.closeAllConnections();
    plain.close();
    fs.rmSync(profile, {recursive: true, force: true});
  }
}
