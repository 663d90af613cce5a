/**
 * Translations: a page whose original has changed since says so and links to it; one without a
 * translation is shown in the default language, as such, and stays out of the language's sitemap. `npm run translate:status` lists both. Costs a hash of each page, and in the browser a
 * list of those pages. To remove it, delete this folder and follow the
 * compiler.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {languageOfFile, placeOf} from '../../site/contentPath';
import {fileOf, publishedPages} from '../../lib/contentPages';
import {freshnessOf} from './freshness';

/** Routes of the pages of a language that aren't a translation of the page as it stands. */
export interface Untranslated {
  /** The original has changed since it was translated. */
  stale: string[];
  /** There is only the original. */
  missing: string[];
}

export default function translations({siteDir, i18n}: LoadContext): Plugin {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  return {
    name: 'translations',
    async allContentLoaded({allContent, actions}) {
      const found: Untranslated = {stale: [], missing: []};
      const pages = i18n.currentLocale === i18n.defaultLocale ? [] : publishedPages(allContent);
      for (const page of pages) {
        const file = fileOf(page);
        const original = placeOf(file)?.original;
        if (original === file) {
          found.missing.push(page.route);
        } else if (original && freshnessOf(read(original), read(file)) !== 'fresh') {
          found.stale.push(page.route);
        }
      }
      actions.setGlobalData(found);
    },
  };
}

export {sourceHash} from './freshness';

type Sitemap = Exclude<Options['sitemap'], false | undefined>;

/** The routes that have no others below them. */
const pagesOf = (routes: RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? pagesOf(route.routes) : [route]));

/**
 * What a language's sitemap names (docusaurus.config.ts): not the pages that are in another language
 * because no one has translated them. Pages without a date of their own have none; the plugin would ask
 * Git in its own way.
 *
 * @param language - code of the language that is built.
 */
export const sitemapItems =
  (language: string): NonNullable<Sitemap['createSitemapItems']> =>
  ({defaultCreateSitemapItems, routes, ...rest}) =>
    defaultCreateSitemapItems({
      ...rest,
      routes: pagesOf(routes)
        .filter(({metadata}) => {
          const file = metadata?.sourceFilePath ?? '';
          return !placeOf(file) || languageOfFile(file) === language;
        })
        .map((route) => ({
          ...route,
          metadata: {...route.metadata, lastUpdatedAt: route.metadata?.lastUpdatedAt ?? null},
        })),
    });
