/**
 * `npm run check:external`: reports the links out of the built site that lead nowhere, as Markdown. It
 * asks other hosts, so it reports and never fails for what they return. BUILD names another build than
 * `build`.
 */
import type {AddressInfo} from 'node:net';
import {serve} from './serve';

/** Hosts below this domain are reserved for examples (RFC 2606): the default identity's lead nowhere. */
const reserved = '^https?://([^/]+\\.)?example(\\.(com|net|org))?(/|$)';

/** Asks for each link of a build that leads out of it, again where a host says so. @returns the report. */
export async function reportLinks(build: string): Promise<string> {
  const server = await serve(build, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const {check} = await import('linkinator');
    const {links} = await check({
      path: origin,
      recurse: true,
      linksToSkip: [reserved],
      concurrency: 10,
      timeout: 20_000,
      retry: true,
      retryErrors: true,
      retryErrorsCount: 2,
    });
    const asked = links.filter(
      ({url, state}) => !url.startsWith(origin) && String(state) !== 'SKIPPED',
    );
    const rows = asked
      .filter(({state}) => String(state) === 'BROKEN')
      .map(
        ({url, status, parent = ''}) =>
          `| ${url} | ${status || 'no response'} | ${parent.replace(origin, '')} |`,
      );
    const head = rows.length > 0 ? ['| Link | Response | Page |', '| --- | --- | --- |'] : [];
    return [...head, ...rows, `\n${asked.length} external links, ${rows.length} broken.`].join(
      '\n',
    );
  } finally {
    server.close().closeAllConnections();
  }
}

if (require.main === module) {
  reportLinks(process.env.BUILD ?? 'build').then(console.log, (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
