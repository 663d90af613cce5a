/**
 * The proof that client generators can use the description: the clients of two of them compile under
 * `strict`, and call every operation on the mock, for success and for every documented error.
 */
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {startMock} from '../src/commands/mockServer';
import {loadDescription} from '../src/markdown/operation/description';
import {endpoints, examplesOf, resolve} from '../src/markdown/operation/openapi';
import {generateClients} from './fixtures/apiClients';

test('two generated clients compile and call every operation, errors included', async () => {
  test.setTimeout(120_000);
  const api = await loadDescription('en');
  const {problems, clients} = generateClients(api, `.cache/api-clients/${process.pid}`);
  expect(problems).toEqual([]);
  const server = await startMock(api, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}/api`;
  for (const [client, calls] of Object.entries(clients)) {
    let made = 0;
    for (const {operation} of endpoints(api)) {
      const {operationId: id, responses} = operation;
      for (const [documented, raw] of Object.entries(responses)) {
        const status = {'5XX': '503', default: '418'}[documented] ?? documented;
        const {data, error, response} = await calls[id]!(origin, `code=${status}`);
        const place = `${client}, ${id}, ${status}`;
        expect(response?.status, place).toBe(Number(status));
        const media = Object.values(resolve(api, raw).content ?? {})[0];
        const example = media && examplesOf(api, media)[0]?.value;
        if (Number(status) >= 400) {
          expect(error, place).toEqual(example ?? expect.objectContaining({error: true}));
        } else {
          expect(error, place).toBeUndefined();
          if (example) {
            expect(data, place).toEqual(example);
          }
        }
        made += 1;
      }
    }
    expect(made, client).toBeGreaterThan(endpoints(api).length * 6);
    test.info().annotations.push({type: 'calls', description: `${client}: ${made}`});
  }
  server.close();
});
