/** The nightly report on links out of the site, against a host on this machine. */
import {reportLinks} from '../../src/commands/checkExternal';
import {writeFiles} from '../fixtures/copies';
import {serve} from '../fixtures/serve';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {expect, test} from '../fixtures/test';

test('a link that leads nowhere is reported with a page that has it, and no other', async () => {
  const asked: string[] = [];
  const host = await serve((request, response) => {
    asked.push(request.url!);
    response.writeHead(request.url === '/here?a=1&b=2' ? 200 : 404).end();
  });
  const url = host.origin;
  const build = temporaryFolder();
  writeFiles(build, {
    'index.html': '<a href="/a">A</a>',
    'a.html': ['here?a=1&amp;b=2', 'gone#part', 'gone#other']
      .map((path) => `<a href="${url}/${path}">link</a>`)
      .concat('<a href="https://service.example/faq">reserved</a>')
      .join(''),
    '404.html': 'Not here',
  });
  expect(await reportLinks(build)).toBe(`| Link | Response | Page |
| --- | --- | --- |
| ${url}/gone | 404 | /a |

2 external links, 1 broken.`);
  expect(asked).toContain('/here?a=1&b=2');
  host.close();
});
