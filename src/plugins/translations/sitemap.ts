import type {Options} from '@docusaurus/preset-classic';
import type {RouteConfig} from '@docusaurus/types';
import {languageOfFile, placeOf} from '../../site/contentPath';

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
