/**
 * Writes the files that the static host (Netlify, .github/DEPLOYING.md) reads from the root of the
 * build: `_redirects` with renamed pages and each language's not-found page, `_headers` with a content
 * security policy for the files of the build, and `/.well-known/security.txt`. For other hosts, writes a
 * page that redirects at the old URL of each renamed page. A site that needs only redirects can use
 * `@docusaurus/plugin-client-redirects` instead.
 */
import {readFileSync, rmSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {commitDate} from '../../lib/gitHistory';
import {readDeployment} from '../../site/deployment';
import {identity} from '../../site/identity';
import {redirects} from '../../site/redirects';
import {texts} from '../../site/texts';
import {writeChanged} from '../../lib/pagesDependOn';
import {
  contentSecurityPolicy,
  fetchedSources,
  foreignFonts,
  neededSources,
  framesItself,
  inlineCode,
  type NeededSource,
} from './contentSecurityPolicy';
import {redirectPage, redirectsFile} from './redirects';
import {securityTxt} from './securityTxt';

type Headers = Record<string, string>;

const {everything: commonHeaders, hashed: hashedHeaders} = parse(
  readFileSync(path.join(__dirname, 'headers.yaml'), 'utf8'),
) as Record<'everything' | 'hashed', Headers>;

/** Returns the headers for matching paths in the format of `_headers`: a final `*` matches any text. */
const headersOf = (pattern: string, headers: Headers): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
    '\n',
  );

/** Reads all files with an ending below a directory. Returns their texts by their paths. */
async function filesIn(directory: string, ending: string): Promise<Map<string, string>> {
  const names = await fs.readdir(directory, {recursive: true});
  const texts = names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map(async (name) => [name, await fs.readFile(path.join(directory, name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/** Returns the sources that files of the build need, and logs each source once. */
function listNeeded(
  sourcesOf: (text: string) => NeededSource[],
  files: Map<string, string>,
): NeededSource[] {
  const sources = new Map<string, NeededSource>();
  for (const [name, text] of files) {
    for (const source of sourcesOf(text)) {
      const key = `${source.directive} ${source.source}`;
      if (!sources.has(key)) {
        sources.set(key, source);
        console.info(`The content security policy allows ${key}, because of ${name}.`);
      }
    }
  }
  return [...sources.values()];
}

/** Returns the content of `_headers` for the files of the build. */
async function headersFile(buildRoot: string, origin: string, prefixes: string[]): Promise<string> {
  const pages = await filesIn(buildRoot, '.html');
  const needed = [
    ...listNeeded((html) => neededSources(html, origin), pages),
    ...listNeeded(fetchedSources, await filesIn(buildRoot, '.js')),
  ];
  const policy = contentSecurityPolicy({
    inline: inlineCode(pages.values()),
    fonts: foreignFonts([...(await filesIn(buildRoot, '.css')).values()]),
    needed,
    deployment: readDeployment(process.env),
  });
  const common = headersOf('/*', {
    'Content-Security-Policy': policy,
    ...commonHeaders,
    ...(framesItself(needed) && {'X-Frame-Options': 'SAMEORIGIN'}),
  });
  return common + prefixes.map((prefix) => headersOf(`${prefix}assets/*`, hashedHeaders)).join('');
}

/** @throws an error (from `postBuild`) when a setting would break the content security policy. */
export default function hosting({i18n, baseUrl, siteConfig, siteDir, outDir}: LoadContext): Plugin {
  const {currentLocale, defaultLocale, locales, localeConfigs} = i18n;
  const {htmlLang} = localeConfigs[currentLocale]!;
  const buildRoot = path.join(outDir, path.relative(baseUrl, '/'));
  const prefixes = locales.map((locale) => localeConfigs[locale]!.baseUrl);
  return {
    name: 'hosting',
    configureWebpack(config) {
      // Deletes `_headers` at the start, so that `src/commands/serve.ts` recognizes a failed build.
      if (config.mode === 'production') {
        rmSync(path.join(buildRoot, '_headers'), {force: true});
      }
      return {};
    },
    async postBuild() {
      const {moved} = texts(currentLocale);
      for (const {from, to} of redirects) {
        const folder = path.join(outDir, from);
        // Removes a file of an earlier build that has the name of the folder.
        if ((await fs.stat(folder).catch(() => null))?.isFile()) {
          await fs.rm(folder);
        }
        const page = redirectPage(baseUrl + to.slice(1), htmlLang, moved);
        await writeChanged(path.join(folder, 'index.html'), page);
      }
      // Docusaurus builds one language after the other. Each build writes the headers of all pages so far.
      const headers = await headersFile(buildRoot, siteConfig.url, prefixes);
      await writeChanged(path.join(buildRoot, '_headers'), headers);
      // The other files are the same for all languages.
      if (currentLocale === defaultLocale) {
        const security = securityTxt({
          contact: identity.links.contact,
          url: siteConfig.url,
          languages: locales,
          asOf: commitDate(siteDir),
        });
        await writeChanged(path.join(buildRoot, '_redirects'), redirectsFile(redirects, prefixes));
        await writeChanged(path.join(buildRoot, '.well-known/security.txt'), security);
      }
    },
  };
}
