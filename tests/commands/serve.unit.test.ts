/** What `npm run serve` does with a build that ended halfway, and with requests that name no page. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {serve} from '../../src/commands/serve';
import {writeFiles} from '../fixtures/copies';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {expect, test} from '../fixtures/test';

test('a build that ended with an error is not served', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {'index.html': 'Home'});
  await expect(serve(folder, 0)).rejects.toThrow(/ended with an error.*npm run build/);
});

test('a request for no path is answered, and the server goes on', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {'index.html': 'Home', _headers: '', '404.html': 'Not found'});
  const server = await serve(folder, 0);
  const {port} = server.address() as AddressInfo;
  const status = (options: http.RequestOptions) =>
    new Promise<number>((resolve, reject) => {
      http
        .request({port, ...options}, (response) => {
          response.resume();
          resolve(response.statusCode!);
        })
        .on('error', reject)
        .end();
    });
  expect(await status({method: 'OPTIONS', path: '*'})).toBe(400);
  expect(await status({path: '/'})).toBe(200);
  server.close();
  expect(fs.existsSync(path.join(folder, 'index.html'))).toBe(true);
});
