/** What a page uses of other hosts is let in by the content security policy, and nothing else. */
import {
  contentSecurityPolicy,
  fetchedSources,
  foreignSources,
  inlineCode,
} from '../../src/plugins/hosting/contentSecurityPolicy';
import {expect, test} from '../fixtures/test';

const origin = 'https://docs.test';

/** The policy of a page, directive by directive. */
function policyOf(html: string, script = ''): Record<string, string> {
  const policy = contentSecurityPolicy({
    inline: inlineCode([html]),
    fonts: [],
    foreign: [...foreignSources(html, origin), ...fetchedSources(script)],
    deployment: {},
  } as unknown as Parameters<typeof contentSecurityPolicy>[0]);
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => [
        directive.slice(0, directive.indexOf(' ')),
        directive.slice(directive.indexOf(' ') + 1),
      ]),
  );
}

for (const [html, directive, sources] of [
  ['<img alt=x src=https://a.test/x.png>', 'img-src', "'self' data: https://a.test"],
  [
    '<img srcset="https://a.test/1.png 1x, https://b.test/2.png 2x" alt="">',
    'img-src',
    "'self' data: https://a.test https://b.test",
  ],
  ['<video src="https://a.test/x.mp4"></video>', 'media-src', "'self' https://a.test"],
  ['<video><source src="https://a.test/x.mp4"></video>', 'media-src', "'self' https://a.test"],
  ['<video poster="https://a.test/x.png"></video>', 'img-src', "'self' data: https://a.test"],
  ['<iframe src="https://a.test/demo?x=1&amp;y=2"></iframe>', 'frame-src', 'https://a.test'],
  ['<form action="https://a.test/send"></form>', 'form-action', 'https://a.test'],
  ['<script src="https://a.test/x.js"></script>', 'script-src', "'self' https://a.test"],
  ['<link href=https://a.test/x.css rel=stylesheet>', 'style-src', "'self' https://a.test"],
  [
    '<p style="background: url(https://a.test/x.png)">x</p>',
    'img-src',
    "'self' data: https://a.test",
  ],
] as const) {
  test(`${directive}: ${html}`, () => {
    expect(policyOf(html)[directive]).toBe(sources);
  });
}

test('the site can show itself in a frame where a page does so, and only there', () => {
  expect(policyOf('<iframe src="/docs"></iframe>')).toMatchObject({
    'frame-src': "'self'",
    'frame-ancestors': "'self'",
  });
  expect(policyOf('<p>Text</p>')).toMatchObject({
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'none'",
  });
});

test('a script that asks another host with a URL that is written out may do so', () => {
  expect(policyOf('', 'fetch("https://api.test/data")')['connect-src']).toBe(
    "'self' https://api.test",
  );
});

test('links, and URLs of the site itself, open nothing', () => {
  const html = `<a href="https://a.test/">x</a><img src="${origin}/x.png" alt=""><img src="/y.png" alt="">`;
  expect(foreignSources(html, origin)).toEqual([]);
});
