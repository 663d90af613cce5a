/**
 * What the static host (Netlify, .github/DEPLOYING.md) reads from the top of the build: `_redirects` with
 * the renamed pages and each language's not-found page, `_headers` with a content security policy made
 * from what was built, and `/.well-known/security.txt`. For hosts that read none of it, Docusaurus' own
 * plugin writes a page at the old URL of each renamed one, which is completed here. Costs a second for
 * reading all pages. To remove it, delete this folder and its lines in `src/features.ts`; for redirects
 * alone, use `@docusaurus/plugin-client-redirects`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import clientRedirects, {
  validateOptions,
  type Options as ClientRedirects,
  type PluginOptions,
} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import type {Feature} from '../../features';
import {readDeployment} from '../../site/deployment';
import {identity} from '../../site/identity';
import {redirects} from '../../site/redirects';
import {texts} from '../../site/texts';
import {contentSecurityPolicy, foreignFonts, inlineCode} from './contentSecurityPolicy';
import {headersFile} from './headers';
import {completePage, redirectsFile} from './redirects';
import {lastCommit, securityTxt} from './securityTxt';

/** Texts of all files below a directory whose names have an ending. */
async function filesIn(directory: string, ending: string): Promise<string[]> {
  const names = await fs.readdir(directory, {recursive: true});
  return Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => fs.readFile(path.join(directory, name), 'utf8')),
  );
}

export default function hosting(context: LoadContext, options: unknown): Plugin {
  const {i18n, baseUrl, siteConfig, siteDir} = context;
  const {htmlLang} = i18n.localeConfigs[i18n.currentLocale]!;
  const docusaurus = clientRedirects(context, options as PluginOptions) as Plugin;

  async function writeRedirectPages(props: Parameters<NonNullable<Plugin['postBuild']>>[0]) {
    await docusaurus.postBuild!(props);
    const {moved} = texts(i18n.currentLocale);
    for (const {from} of redirects) {
      const file = path.join(props.outDir, from, 'index.html');
      await fs.writeFile(file, completePage(await fs.readFile(file, 'utf8'), htmlLang, moved));
    }
  }

  return {
    name: 'hosting',
    async contentLoaded({actions}) {
      if (process.env.NODE_ENV !== 'development') {
        return;
      }
      // The preview has no pages at the old URLs.
      for (const {from, to} of redirects) {
        actions.addRoute({
          path: `${baseUrl}${from.slice(1)}`,
          exact: true,
          component: '@site/src/plugins/hosting/client/Moved',
          props: {to: `${baseUrl}${to.slice(1)}`},
        });
      }
    },
    async postBuild(props) {
      await writeRedirectPages(props);
      // The languages are built one after the other: each writes the headers of all pages so far.
      const top = path.join(props.outDir, path.relative(baseUrl, '/'));
      const policy = contentSecurityPolicy({
        inline: inlineCode(await filesIn(top, '.html')),
        fonts: foreignFonts(await filesIn(top, '.css')),
        deployment: readDeployment(process.env),
      });
      await fs.writeFile(path.join(top, '_headers'), headersFile(policy));
      // The rest is one file for the whole site: the default language is built at its top.
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const prefixes = i18n.locales.map((locale) => i18n.localeConfigs[locale]!.baseUrl);
      await fs.writeFile(path.join(top, '_redirects'), redirectsFile(redirects, prefixes));
      await fs.mkdir(path.join(top, '.well-known'), {recursive: true});
      await fs.writeFile(
        path.join(top, '.well-known/security.txt'),
        securityTxt({
          contact: identity.links.contact,
          url: siteConfig.url,
          languages: i18n.locales,
          asOf: lastCommit(siteDir),
        }),
      );
    },
  };
}

hosting.validateOptions = validateOptions as PluginModule['validateOptions'];

export const feature: Feature = {plugin: [hosting, {redirects} satisfies ClientRedirects]};
