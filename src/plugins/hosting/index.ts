/**
 * What the static host (Netlify, .github/DEPLOYING.md) reads from the top of the build: `_redirects` with
 * the renamed pages and each language's not-found page, `_headers` with a content security policy made
 * from what was built, and `/.well-known/security.txt`. For hosts that read none of it, there is a page at
 * the old URL of each renamed one. Costs a second for reading all pages. To remove it, delete this folder
 * and follow the compiler; for redirects alone, use `@docusaurus/plugin-client-redirects`.
 */
import {readFileSync, rmSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {committedAt} from '../../lib/gitHistory';
import {readDeployment} from '../../site/deployment';
import {identity} from '../../site/identity';
import {redirects} from '../../site/redirects';
import {texts} from '../../site/texts';
import {writeChanged} from '../../lib/pagesDependOn';
import {
  contentSecurityPolicy,
  fetchedSources,
  foreignFonts,
  foreignSources,
  framesItself,
  inlineCode,
  type ForeignSource,
} from './contentSecurityPolicy';
import {redirectPage, redirectsFile} from './redirects';
import {securityTxt} from './securityTxt';

type Headers = Record<string, string>;

const {everything, hashed} = parse(
  readFileSync(path.join(__dirname, 'headers.yaml'), 'utf8'),
) as Record<'everything' | 'hashed', Headers>;

/** The headers of some addresses, as the host reads them: a final `*` stands for anything. */
const headersOf = (addresses: string, headers: Headers): string =>
  [addresses, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
    '\n',
  );

/** Texts of all files below a directory whose names have an ending, by their names. */
async function filesIn(directory: string, ending: string): Promise<Map<string, string>> {
  const names = await fs.readdir(directory, {recursive: true});
  const texts = names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map(async (name) => [name, await fs.readFile(path.join(directory, name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/**
 * What the files of a build use of other hosts. The build lists it, so that nobody lets another host in
 * without noticing.
 */
function listForeign(
  sourcesOf: (text: string) => ForeignSource[],
  files: Map<string, string>,
): ForeignSource[] {
  const found = new Map<string, ForeignSource>();
  for (const [name, text] of files) {
    for (const one of sourcesOf(text)) {
      const key = `${one.directive} ${one.source}`;
      if (!found.has(key)) {
        found.set(key, one);
        console.info(`The content security policy allows ${key}, because of ${name}.`);
      }
    }
  }
  return [...found.values()];
}

/** @throws an error (from `postBuild`) when a setting doesn't fit into the content security policy. */
export default function hosting({i18n, baseUrl, siteConfig, siteDir, outDir}: LoadContext): Plugin {
  const {currentLocale, defaultLocale, locales, localeConfigs} = i18n;
  const {htmlLang} = localeConfigs[currentLocale]!;
  const topOf = (directory: string) => path.join(directory, path.relative(baseUrl, '/'));
  const prefixes = locales.map((locale) => localeConfigs[locale]!.baseUrl);
  return {
    name: 'hosting',
    configureWebpack(config) {
      // So that a build that fails has none (src/commands/serve.ts).
      if (config.mode === 'production') {
        rmSync(path.join(topOf(outDir), '_headers'), {force: true});
      }
      return {};
    },
    async postBuild() {
      const {moved} = texts(currentLocale);
      for (const {from, to} of redirects) {
        const page = redirectPage(baseUrl + to.slice(1), htmlLang, moved);
        const folder = path.join(outDir, from);
        // The output of an earlier build may have the file that was replaced.
        if ((await fs.stat(folder).catch(() => null))?.isFile()) {
          await fs.rm(folder);
        }
        await writeChanged(path.join(folder, 'index.html'), page);
      }
      // The languages are built one after the other: each writes the headers of all pages so far.
      const top = topOf(outDir);
      const pages = await filesIn(top, '.html');
      const foreign = [
        ...listForeign((html) => foreignSources(html, siteConfig.url), pages),
        ...listForeign(fetchedSources, await filesIn(top, '.js')),
      ];
      const policy = contentSecurityPolicy({
        inline: inlineCode(pages.values()),
        fonts: foreignFonts([...(await filesIn(top, '.css')).values()]),
        foreign,
        deployment: readDeployment(process.env),
      });
      const headers = [
        headersOf('/*', {
          'Content-Security-Policy': policy,
          ...everything,
          ...(framesItself(foreign) && {'X-Frame-Options': 'SAMEORIGIN'}),
        }),
        ...prefixes.map((prefix) => headersOf(`${prefix}assets/*`, hashed)),
      ];
      await writeChanged(path.join(top, '_headers'), headers.join(''));
      // The rest is one file for the whole site: the default language is built at its top.
      if (currentLocale !== defaultLocale) {
        return;
      }
      await writeChanged(path.join(top, '_redirects'), redirectsFile(redirects, prefixes));
      await writeChanged(
        path.join(top, '.well-known/security.txt'),
        securityTxt({
          contact: identity.links.contact,
          url: siteConfig.url,
          languages: locales,
          asOf: committedAt(siteDir),
        }),
      );
    },
  };
}
