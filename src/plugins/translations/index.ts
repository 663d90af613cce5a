/**
 * Finds translations that are older than their original, and pages without a translation, for the
 * notices on these pages and for the sitemap. `npm run translate:status` lists the same pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {languageOfFile, placeOf} from '../../site/contentPath';
import {fileOf, publishedPages} from '../../lib/contentPages';
import {freshnessOf} from './freshness';

/** Routes of the pages of a language without a current translation. */
export interface Untranslated {
  /** Pages whose original is newer. */
  stale: string[];
  /** Pages that aren't translated. */
  missing: string[];
}

export default function translations({siteDir, i18n}: LoadContext): Plugin {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  return {
    name: 'translations',
    async allContentLoaded({allContent, actions}) {
      const untranslated: Untranslated = {stale: [], missing: []};
      const pages = i18n.currentLocale === i18n.defaultLocale ? [] : publishedPages(allContent);
      for (const page of pages) {
        const file = fileOf(page);
        const original = placeOf(file)?.original;
        if (original === file) {
          untranslated.missing.push(page.route);
        } else if (original && freshnessOf(read(original), read(file)) !== 'fresh') {
          untranslated.stale.push(page.route);
        }
      }
      actions.setGlobalData(untranslated);
    },
  };
}

export {sourceHash} from './freshness';

type Sitemap = Exclude<Options['sitemap'], false | undefined>;

/** Returns the routes that have no nested routes. */
const pagesOf = (routes: RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? pagesOf(route.routes) : [route]));

/**
 * Returns a function that creates a language's sitemap without untranslated pages. Sets the date of a page
 * without one to `null`, because the sitemap's plugin would start Git for an undefined date.
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
