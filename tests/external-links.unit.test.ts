/** The nightly report on links out of the site, against a host on this machine. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {outwardLinks, reportLinks} from '../src/lint/site/outwardLinks';
import {siteOf} from '../src/lint/site/readSite';
import {expect, test} from './fixtures/test';

const site = (urls: string[]) => {
  const page = urls.map((url) => `<a href="${url}">link</a>`).join('\n');
  return siteOf(
    {'a.html': page, 'b.html': page, 'c.html': '<img src="https://other.test/x.png">'},
    'https://docs.test',
  );
};

test('links out of the site are collected once, with the pages that have them', () => {
  const links = outwardLinks(
    site([
      'https://other.test/page?a=1&amp;b=2#part',
      'https://other.test/page?a=1&amp;b=2#other',
      'https://docs.test/docs',
      '/docs',
      'mailto:a@other.test',
      'https://service.example/faq',
    ]),
  );
  expect([...links]).toEqual([['https://other.test/page?a=1&b=2', ['a.html', 'b.html']]]);
});

test('a link that leads nowhere is reported with its pages, and no other', async () => {
  const host = createServer((request, response) => {
    response.writeHead(request.url === '/here?a=1&b=2' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, resolve));
  const url = `http://localhost:${(host.address() as AddressInfo).port}`;
  try {
    const links = outwardLinks(site([`${url}/here?a=1&amp;b=2`, `${url}/gone`]));
    expect(await reportLinks(links)).toBe(`| Link | Response | Page |
| --- | --- | --- |
| ${url}/gone | 404 | a.html and 1 more |

2 of 2 external links asked for, 1 broken.`);
  } finally {
    host.closeAllConnections();
    host.close();
  }
});
