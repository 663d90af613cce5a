/**
 * What the static host (Netlify, .github/DEPLOYING.md) reads from the top of the build: `_redirects` with
 * the renamed pages and each language's not-found page, `_headers` with a content security policy made
 * from what was built, and `/.well-known/security.txt`. For hosts that read none of it, there is a page at
 * the old URL of each renamed one. Costs a second for reading all pages. To remove it, delete this folder
 * and its lines in `src/features.ts`; for redirects alone, use `@docusaurus/plugin-client-redirects`.
 */
import {readFileSync} from 'node:fs';
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
import {contentSecurityPolicy, foreignFonts, inlineCode} from './contentSecurityPolicy';
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

/** Texts of all files below a directory whose names have an ending. */
async function filesIn(directory: string, ending: string): Promise<string[]> {
  const names = await fs.readdir(directory, {recursive: true});
  return Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => fs.readFile(path.join(directory, name), 'utf8')),
  );
}

/** @throws an error (from `postBuild`) when a setting doesn't fit into the content security policy. */
export default function hosting({i18n, baseUrl, siteConfig, siteDir}: LoadContext): Plugin {
  const {currentLocale, defaultLocale, locales, localeConfigs} = i18n;
  const {htmlLang} = localeConfigs[currentLocale]!;
  const prefixes = locales.map((locale) => localeConfigs[locale]!.baseUrl);
  return {
    name: 'hosting',
    async postBuild({outDir}) {
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
      const top = path.join(outDir, path.relative(baseUrl, '/'));
      const policy = contentSecurityPolicy({
        inline: inlineCode(await filesIn(top, '.html')),
        fonts: foreignFonts(await filesIn(top, '.css')),
        deployment: readDeployment(process.env),
      });
      const headers = [
        headersOf('/*', {'Content-Security-Policy': policy, ...everything}),
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
