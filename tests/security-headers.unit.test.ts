/** The content security policy and the other headers that a build brings for its host. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {HeadersHandler} from '@netlify/headers';
import {createHash} from 'node:crypto';
import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {Deployment} from '../src/site/deployment';
import {contentSecurityPolicy} from '../src/plugins/securityHeaders/contentSecurityPolicy';
import {inlineCode} from '../src/plugins/securityHeaders/inlineCode';
import {docSearchStyle, hostedFiles} from '../src/site/hostedFiles';
import {builds} from '../src/commands/builds';

/** What a host sends for a URL of a build, by the host's own library. */
async function sent(directory: string, address = '/docs/api'): Promise<Record<string, string>> {
  const errors: unknown[] = [];
  const handler = new HeadersHandler({
    projectDir: path.resolve(directory),
    publishDir: '.',
    logger: {log() {}, warn() {}, error: (message: unknown) => errors.push(message)},
  });
  const headers = await handler.apply(new Request(`http://localhost${address}`));
  expect(errors).toEqual([]);
  return headers as Record<string, string>;
}

/** A policy, directive by directive. */
const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources];
    }),
  );

/** Sources of a policy that are on other hosts. */
const foreign = (policy: string): string[] => [
  ...new Set(
    Object.entries(directives(policy)).flatMap(([name, sources]) =>
      sources.filter((source) => /[.*]/.test(source)).map((source) => `${name} ${source}`),
    ),
  ),
];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function* elements(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if (defaultTreeAdapter.isElementNode(node)) {
    yield node;
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    yield* elements(child);
  }
}

const font =
  'font-src https://cdn.jsdelivr.net/npm/@fontsource-variable/source-sans-3@5.3.0/files/source-sans-3-latin-wght-normal.woff2';

test('without settings the only foreign source is the font', async () => {
  const {'Content-Security-Policy': policy} = await sent(builds.default.directory);
  expect(foreign(policy!)).toEqual([font]);
});

test('with every setting on, the sources of the settings are let in and nothing else', async () => {
  const {'Content-Security-Policy': policy} = await sent(builds.small.directory);
  expect(foreign(policy!).sort()).toEqual(
    [
      font,
      `script-src ${hostedFiles.script.url}`,
      `style-src ${hostedFiles.stylesheet.url}`,
      'script-src https://status.example/embed/script.js',
      'frame-src https://status.example',
      'connect-src https://testappid-dsn.algolia.net',
      'connect-src https://testappid-1.algolianet.com',
      'connect-src https://testappid-2.algolianet.com',
      'connect-src https://testappid-3.algolianet.com',
    ].sort(),
  );
});

for (const [name, {directory}] of Object.entries(builds)) {
  test(`the policy lets in no script but the site's own (${name})`, async () => {
    const policy = directives((await sent(directory))['Content-Security-Policy']!);
    for (const sources of Object.values(policy)) {
      for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:']) {
        expect(sources === policy['img-src'] && unsafe === 'data:' ? [] : sources).not.toContain(
          unsafe,
        );
      }
    }
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  test(`every piece of code inside a page has its hash in the policy (${name})`, async () => {
    const policy = directives((await sent(directory))['Content-Security-Policy']!);
    const pages = fs
      .readdirSync(directory, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(name === 'default' ? 440 : 150);
    const scripts = new Set<string>();
    const unknown: string[] = [];
    for (const page of pages) {
      const html = fs.readFileSync(path.join(directory, page), 'utf8');
      for (const {tagName, attrs, childNodes} of elements(parse(html))) {
        const value = (wanted: string) => attrs.find((item) => item.name === wanted)?.value;
        const text = () =>
          childNodes
            .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ''))
            .join('');
        if (tagName === 'script' && value('type') !== 'application/ld+json' && text()) {
          scripts.add(hash(text()));
        }
        const style = value('style');
        if (
          (tagName === 'style' && !policy['style-src']!.includes(hash(text()))) ||
          (style !== undefined && !policy['style-src-attr']!.includes(hash(style))) ||
          attrs.some((item) => item.name.startsWith('on') || /^\s*javascript:/i.test(item.value))
        ) {
          unknown.push(`${page}: <${tagName}>`);
        }
      }
    }
    expect(unknown).toEqual([]);
    expect(scripts.size).toBeGreaterThan(0);
    // No hash is missing, and none is left over.
    expect(policy['script-src']!.filter((source) => source.startsWith("'sha256-"))).toEqual(
      [...scripts].sort(),
    );
  });

  test(`the file of headers is within what hosts take (${name})`, () => {
    const lines = fs.readFileSync(path.join(directory, '_headers'), 'utf8').split('\n');
    expect(lines.filter((line) => line.startsWith('/'))).toEqual([
      '/*',
      '/assets/*',
      '/ja/assets/*',
      // Its third language.
      ...(name !== 'default' ? ['/fr/assets/*'] : []),
    ]);
    for (const line of lines) {
      expect(line).toMatch(/^[\x20-\x7e]{0,4000}$/);
    }
    expect(lines.join('\n').length).toBeLessThan(8000);
  });
}

test('every file is sent with the headers that a site should send', async () => {
  for (const address of ['/', '/ja/docs/api', '/404.html', '/assets/js/main.js', '/openapi.yaml']) {
    expect(await sent(builds.default.directory, address)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("default-src 'self'; "),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=(), '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
  }
});

test('code inside pages is found, data is not', () => {
  const found = inlineCode([
    '<script type="application/ld+json">{"a":"<p>"}</script><script>run(1)</script>' +
      '<script src="/a.js" defer></script><p style="color: red">style="no"</p>',
    '<script>run(1)</script><script type=module>run(2)</script><style>p{}</style><i style=top:0></i>',
  ]);
  expect([...found.scripts]).toEqual(['run(1)', 'run(2)']);
  expect([...found.styles]).toEqual(['p{}']);
  expect([...found.styleAttributes]).toEqual(['color: red', 'top:0']);
});

test('of the search service, each search is allowed what it needs', () => {
  const account = {appId: 'ABC', apiKey: 'key'};
  const directives = (searches: Partial<Deployment>) => {
    const deployment = {statusPageHost: null, hostedSearch: null, docSearch: null, ...searches};
    const policy = contentSecurityPolicy({inline: inlineCode([]), fonts: [], deployment});
    return Object.fromEntries(
      policy.split('; ').map((directive) => [directive.split(' ')[0], directive]),
    );
  };
  const none = directives({});
  const crawled = directives({docSearch: {...account, indexName: 'docs'}});
  const hosted = directives({hostedSearch: {...account, siteId: 'site', branch: 'main'}});
  expect(Object.values(none).join()).not.toMatch(/algolia/);
  expect(crawled['connect-src']).toBe(hosted['connect-src']);
  expect(crawled['connect-src']).toContain('https://abc-dsn.algolia.net');
  // DocSearch is part of the site, but for the style of its logo; the other one comes from elsewhere.
  const same = {'connect-src': '', 'style-src': ''};
  expect({...crawled, ...same}).toEqual({...none, ...same});
  expect(crawled['style-src']).toBe(`${none['style-src']} '${docSearchStyle}'`);
  expect(hosted['script-src']).toContain('algoliasearchNetlify.js');
});

test('a setting cannot smuggle a directive into the policy', () => {
  const inline = inlineCode([]);
  const policy = (appId: string) =>
    contentSecurityPolicy({
      inline,
      fonts: [],
      deployment: {
        statusPageHost: null,
        docSearch: null,
        hostedSearch: {appId, apiKey: 'key', siteId: 'site', branch: 'main'},
      },
    });
  expect(policy('ABC')).toContain('https://abc-dsn.algolia.net');
  expect(() => policy('a; script-src *')).toThrow('is not one source');
});
