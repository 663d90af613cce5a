/** The files that a build has for its host: headers, pages at old URLs, pages.json, and security.txt. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {HeadersHandler} from '@netlify/headers';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {builds} from '../../src/commands/builds';
import {lastChanges} from '../../src/lib/gitHistory';
import {siteOf} from '../../src/lint/built/readSite';
import {siteHtml} from '../../src/lint/built/siteHtml';
import {
  contentSecurityPolicy,
  fetchedSources,
  neededSources,
  inlineCode,
} from '../../src/plugins/hosting/contentSecurityPolicy';
import {redirectPage} from '../../src/plugins/hosting/redirects';
import {securityTxt} from '../../src/plugins/hosting/securityTxt';
import {identity} from '../../src/site/identity';
import {docSearchStyleHash, netlifyFiles} from '../../src/site/thirdParties';
import {nearestPages, type KnownPage} from '../../src/theme/NotFound/Content/nearestPages';
import {writeFiles} from '../fixtures/runProgram';
import {anotherIdentity} from '../fixtures/smallSite/data';

/** Returns the headers that the library of a host sends for a URL of a build. */
async function headersOf(
  directory: string,
  address: string,
  configPath?: string,
): Promise<Record<string, string>> {
  const errors: unknown[] = [];
  const handler = new HeadersHandler({
    configPath,
    projectDir: path.resolve(directory),
    publishDir: '.',
    logger: {log() {}, warn() {}, error: (message: unknown) => errors.push(message)},
  });
  const headers = await handler.apply(new Request(`http://localhost${address}`));
  expect(errors).toEqual([]);
  return headers as Record<string, string>;
}

/** Returns the directives of a policy with their sources. */
const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources];
    }),
  );

const policyOf = async (directory: string) =>
  directivesOf((await headersOf(directory, '/docs/api'))['Content-Security-Policy']!);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const searchHosts = ['-dsn.algolia.net', ...[1, 2, 3].map((n) => `-${n}.algolianet.com`)].map(
  (host) => `connect-src https://testappid${host}`,
);

/** The hosts in the small site's page about Docusaurus' features. */
const contentHosts = [
  'form-action https://forms.example',
  'frame-src https://frames.example',
  'img-src https://pictures.example',
  'media-src https://videos.example',
];

/** The hosts that each build uses, in addition to the host of the font. */
const hosts = {
  default: [],
  small: [
    `script-src ${netlifyFiles.script.url}`,
    `style-src ${netlifyFiles.stylesheet.url}`,
    'script-src https://status.example/embed/script.js',
    'frame-src https://status.example',
    ...searchHosts,
    ...contentHosts,
  ],
  crawled: [...searchHosts, ...contentHosts],
};

for (const [name, {directory}] of Object.entries(builds)) {
  test(`the policy allows the site's own code and the hosts of the settings, nothing else (${name})`, async () => {
    const policy = await policyOf(directory);
    const foreign = Object.entries(policy).flatMap(([directive, sources]) =>
      sources.filter((source) => /[.*]/.test(source)).map((source) => `${directive} ${source}`),
    );
    const font = 'font-src https://cdn.jsdelivr.net/npm/@fontsource-variable/source-sans-3@';
    const [fonts, others] = [true, false].map((isFont) =>
      [...new Set(foreign)].filter((source) => source.startsWith(font) === isFont),
    );
    expect(fonts).toHaveLength(1);
    expect(others!.sort()).toEqual([...hosts[name as keyof typeof hosts]].sort());
    expect(policy).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(policy['style-src']!.includes(`'${docSearchStyleHash}'`)).toBe(name === 'crawled');
    for (const source of Object.values(policy).flat()) {
      expect(source).not.toMatch(/^(?:'unsafe-inline'|'unsafe-eval'|\*|https:)$/);
    }
    expect(Object.keys(policy).filter((each) => policy[each]!.includes('data:'))).toEqual([
      'img-src',
    ]);
    const text = fs.readFileSync(path.join(directory, '_headers'), 'utf8');
    expect(text.match(/^\/.*/gm)).toEqual([
      ...['/*', '/assets/*', '/ja/assets/*'],
      ...(name === 'default' ? [] : ['/fr/assets/*']),
    ]);
    // Hosts limit the length of a line and of the file.
    expect(text).toMatch(/^(?:[\x20-\x7e]{0,4000}\n)*[\x20-\x7e]{0,4000}$/);
    expect(text.length).toBeLessThan(8000);
  });

  test(`every piece of code inside a page has its hash in the policy (${name})`, async () => {
    const policy = await policyOf(directory);
    const pages = fs
      .readdirSync(directory, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html'));
    const scripts = new Set<string>();
    const unknown: string[] = [];
    for (const page of pages) {
      // In this mode, the parser doesn't correct nesting, so that it is faster.
      const $ = load(fs.readFileSync(path.join(directory, page), 'utf8'), {xml: {xmlMode: false}});
      $('html, html *').each((_, element) => {
        const {name: tag, attribs} = element;
        const isHashed = (kind: string, text: string) => policy[kind]!.includes(hash(text));
        if (
          ('style' in attribs && !isHashed('style-src-attr', attribs.style!)) ||
          Object.keys(attribs).some((attribute) => attribute.startsWith('on')) ||
          Object.values(attribs).some((value) => /^\s*javascript:/i.test(value)) ||
          (tag === 'style' && !isHashed('style-src', $(element).text()))
        ) {
          unknown.push(`${page}: <${tag}>`);
        }
        if (tag === 'script' && attribs.type !== 'application/ld+json' && $(element).text()) {
          scripts.add(hash($(element).text()));
        }
      });
    }
    expect(unknown).toEqual([]);
    // The policy has the hash of each script, and no other hash.
    expect(policy['script-src']!.filter((source) => source.startsWith("'sha256-"))).toEqual(
      [...scripts].sort(),
    );
  });
}

test("the host's library can read the host's settings", async () => {
  await headersOf('.', '/', '.config/netlify.toml');
});

/** Returns the policy of a site with one page, as text. */
const policyFor = (html: string, deployment = {}): string =>
  contentSecurityPolicy({
    inline: inlineCode([html]),
    fonts: [],
    needed: [...neededSources(html, 'https://docs.test'), ...fetchedSources(html)],
    deployment,
  } as unknown as Parameters<typeof contentSecurityPolicy>[0]);

for (const [directive, html, sources] of parse(
  fs.readFileSync('tests/fixtures/policy.yaml', 'utf8'),
) as [directive: string, html: string, sources: string][]) {
  test(`the policy has ${directive} ${sources} for ${html}`, () => {
    expect(directivesOf(policyFor(html))[directive]?.join(' ')).toBe(sources);
  });
}

test('a setting cannot add a directive to the policy', () => {
  const policy = (appId: string) =>
    policyFor('', {netlifySearch: {appId, apiKey: 'key', siteId: 'site', branch: 'main'}});
  expect(policy('ABC')).toContain('https://abc-dsn.algolia.net');
  expect(() => policy('a; script-src *')).toThrow('is not one source');
});

test('the page at an old URL is valid, and redirects with query and fragment', async () => {
  const page = redirectPage('/ja/docs/new', 'ja', 'このページは移動しました');
  expect(await siteHtml(siteOf({'old.html': page}, 'https://docs.example'))).toEqual([]);
  expect(page).toContain('<html lang="ja">');
  expect(page).toContain('<a href="/ja/docs/new">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain("'/ja/docs/new' + window.location.search + window.location.hash");
  const part = redirectPage('/docs/new#part', 'en', 'This page has moved');
  expect(part).toContain('<a href="/docs/new#part">');
  expect(part).toContain("'/docs/new' + window.location.search + '#part'");
});

test('security.txt names the contact, when it expires, the languages, and its own URL', () => {
  const security = {
    contact: 'mailto:security@docs.example',
    url: 'https://docs.example',
    languages: ['en', 'ja'],
    asOf: new Date('2025-01-31T12:00:00.000Z'),
  };
  expect(securityTxt(security)).toBe(`Contact: mailto:security@docs.example
Expires: 2026-01-30T12:00:00Z
Preferred-Languages: en, ja
Canonical: https://docs.example/.well-known/security.txt
`);
});

for (const [build, {links, docsUrl}] of [
  ['default', identity],
  ['small', anotherIdentity],
] as const) {
  test(`the ${build} build has a security.txt with its service's contact`, () => {
    const {directory} = builds[build];
    const text = fs.readFileSync(path.join(directory, '.well-known/security.txt'), 'utf8');
    expect(text).toContain(`Contact: ${links.contact}\n`);
    expect(text).toContain(`Canonical: ${docsUrl}/.well-known/security.txt\n`);
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/m);
    expect(fs.existsSync(path.join(directory, 'ja/.well-known'))).toBe(false);
  });
}

test('pages have the dates of their last commits in a full clone, and no dates in a shallow clone', () => {
  // A folder outside the project, so that no repository contains it.
  const top = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-site-'));
  const [full, shallow] = [path.join(top, 'full'), path.join(top, 'shallow')];
  fs.mkdirSync(full);
  expect(lastChanges(full).size).toBe(0);
  const git = (...args: string[]) => execFileSync('git', ['-C', full, ...args]);
  git('init', '-q');
  for (const [day, changed] of [
    ['2025-01-31', ['docs/a.md', 'docs/b.md']],
    ['2025-02-28', ['docs/b.md']],
  ] as const) {
    writeFiles(full, Object.fromEntries(changed.map((file) => [file, day])));
    git('add', '.');
    process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`;
    git('-c', 'user.name=Test', '-c', 'user.email=', 'commit', '-q', '-m', 'date');
    delete process.env.GIT_COMMITTER_DATE;
  }
  expect([...lastChanges(full)].map(([file, date]) => [file, date.slice(0, 10)])).toEqual([
    ['docs/b.md', '2025-02-28'],
    ['docs/a.md', '2025-01-31'],
  ]);
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${full}`, shallow]);
  expect(lastChanges(shallow).size).toBe(0);
  fs.rmSync(top, {recursive: true});
});

test('the not-found page suggests the right page for an old or mistyped URL, and nothing for others', () => {
  const {pages, mistyped} = parse(fs.readFileSync('tests/fixtures/mistyped.yaml', 'utf8')) as {
    pages: string[];
    mistyped: Record<string, string | null>;
  };
  const known = pages.map((route): KnownPage => [route, route]);
  for (const [url, page] of Object.entries(mistyped)) {
    const routes = nearestPages(url, known).map(([route]) => route);
    if (page === null) {
      expect.soft(routes, url).toEqual([]);
    } else {
      expect.soft(routes.slice(0, 3), url).toContain(page);
    }
  }
});
