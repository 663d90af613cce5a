/** What a build brings for its host: headers, pages at old URLs, the pages nearest to an unknown one, security.txt. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {HeadersHandler} from '@netlify/headers';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {anotherIdentity} from '../fixtures/smallSite/data';
import {siteOf} from '../../src/lint/built/readSite';
import {siteHtml} from '../../src/lint/built/siteHtml';
import {contentSecurityPolicy, inlineCode} from '../../src/plugins/hosting/contentSecurityPolicy';
import {redirectPage} from '../../src/plugins/hosting/redirects';
import {securityTxt} from '../../src/plugins/hosting/securityTxt';
import {lastChanges} from '../../src/lib/gitHistory';
import {identity} from '../../src/site/identity';
import {writeFiles} from '../fixtures/copies';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {docSearchStyle, netlifyFiles} from '../../src/site/thirdParties';
import {nearestPages, type KnownPage} from '../../src/theme/NotFound/Content/nearestPages';
import {builds} from '../../src/commands/builds';

/** What a host sends for a URL of a build, by the host's own library. */
async function sent(
  directory: string,
  address = '/docs/api',
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

const searchHosts = ['-dsn.algolia.net', ...[1, 2, 3].map((n) => `-${n}.algolianet.com`)].map(
  (host) => `connect-src https://testappid${host}`,
);

const font =
  'font-src https://cdn.jsdelivr.net/npm/@fontsource-variable/source-sans-3@5.3.0/files/source-sans-3-latin-wght-normal.woff2';

/** What a page of the small site about Docusaurus' features uses of other hosts. */
const content = [
  'form-action https://forms.example',
  'frame-src https://frames.example',
  'img-src https://pictures.example',
  'media-src https://videos.example',
];

/** What each build asks other hosts for, besides the font. */
const asked = {
  default: [],
  small: [
    `script-src ${netlifyFiles.script.url}`,
    `style-src ${netlifyFiles.stylesheet.url}`,
    'script-src https://status.example/embed/script.js',
    'frame-src https://status.example',
    ...searchHosts,
    ...content,
  ],
  // DocSearch is part of the site, but for the hosts that it asks.
  crawled: [...searchHosts, ...content],
};

for (const [name, {directory}] of Object.entries(builds)) {
  test(`the policy lets in the site's own and what the settings ask for, nothing else (${name})`, async () => {
    const {'Content-Security-Policy': whole} = await sent(directory);
    expect(foreign(whole!).sort()).toEqual([font, ...asked[name as keyof typeof asked]].sort());
    const policy = directives(whole!);
    expect(policy).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(policy['style-src']!.includes(`'${docSearchStyle}'`)).toBe(name === 'crawled');
    for (const source of Object.values(policy).flat()) {
      expect(source).not.toMatch(/^(?:'unsafe-inline'|'unsafe-eval'|\*|https:)$/);
    }
    expect(Object.keys(policy).filter((each) => policy[each]!.includes('data:'))).toEqual([
      'img-src',
    ]);
    const lines = fs.readFileSync(path.join(directory, '_headers'), 'utf8').split('\n');
    expect(lines.filter((line) => line.startsWith('/'))).toEqual([
      '/*',
      '/assets/*',
      '/ja/assets/*',
      // Its third language.
      ...(name !== 'default' ? ['/fr/assets/*'] : []),
    ]);
    // What hosts take.
    for (const line of lines) {
      expect(line).toMatch(/^[\x20-\x7e]{0,4000}$/);
    }
    expect(lines.join('\n').length).toBeLessThan(8000);
  });

  test(`every piece of code inside a page has its hash in the policy (${name})`, async () => {
    const policy = directives((await sent(directory))['Content-Security-Policy']!);
    const pages = fs
      .readdirSync(directory, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(name === 'default' ? 440 : 100);
    const scripts = new Set<string>();
    const unknown: string[] = [];
    for (const page of pages) {
      // A parser that corrects no nesting is faster.
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
    expect(scripts.size).toBeGreaterThan(0);
    // No hash is missing, and none is left over.
    expect(policy['script-src']!.filter((source) => source.startsWith("'sha256-"))).toEqual(
      [...scripts].sort(),
    );
  });
}

test("the host's settings parse, by its own library", () => sent('.', '/', '.config/netlify.toml'));

test('a setting cannot smuggle a directive into the policy', () => {
  const policy = (appId: string) =>
    contentSecurityPolicy({
      inline: inlineCode([]),
      fonts: [],
      deployment: {
        statusPageHost: null,
        docSearch: null,
        netlifySearch: {appId, apiKey: 'key', siteId: 'site', branch: 'main'},
      },
    });
  expect(policy('ABC')).toContain('https://abc-dsn.algolia.net');
  expect(() => policy('a; script-src *')).toThrow('is not one source');
});

test('the page at an old address is valid, and leads on with query and anchor', async () => {
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
  test(`the ${build} build has security.txt, of its own service`, () => {
    const {directory} = builds[build];
    const text = fs.readFileSync(path.join(directory, '.well-known/security.txt'), 'utf8');
    expect(text).toContain(`Contact: ${links.contact}\n`);
    expect(text).toContain(`Canonical: ${docsUrl}/.well-known/security.txt\n`);
    expect(Date.parse(/Expires: (.*)/.exec(text)![1]!)).toBeGreaterThan(Date.now());
    expect(fs.existsSync(path.join(directory, 'ja/.well-known'))).toBe(false);
  });
}

test('dates of pages are those of their last commits, in a full clone only', () => {
  const [full, shallow] = [temporaryFolder(), temporaryFolder()];
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
});

const mistyped = Object.entries(
  parse(fs.readFileSync('tests/fixtures/mistyped.yaml', 'utf8')) as Record<string, string>,
);

for (const prefix of ['', '/ja']) {
  test(`old and mistyped addresses lead to the page that was meant (${prefix || '/'})`, () => {
    const file = `${builds.default.directory}${prefix}/pages.json`;
    const pages = JSON.parse(fs.readFileSync(file, 'utf8')) as KnownPage[];
    expect(pages.length).toBeGreaterThanOrEqual(200);
    const missed = mistyped.filter(
      ([address, page]) =>
        !nearestPages(prefix + address, pages)
          .slice(0, 3)
          .some(([route]) => route === prefix + page),
    );
    expect(missed).toEqual([]);
  });
}

test('an address like none of the site has no suggestion', () => {
  const pages: KnownPage[] = [['/docs/developer-guide/app/upload-app', 'Upload']];
  expect(nearestPages('/wp-login.php', pages)).toEqual([]);
  expect(nearestPages('/', pages)).toEqual([]);
  expect(nearestPages('/%E0%A4%A', pages)).toEqual([]);
});
