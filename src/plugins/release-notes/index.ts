/**
 * Readers get the monthly release notes, a page with the history of each product, a filter, the newest
 * changes on the home page, feeds, and a calendar of deadlines. Costs a second of a build and 3 kB on the list.
 * All that names a field of an entry: `read.ts` (its schema), `render.ts`, its words in `site/texts.en.json` and
 * `i18n/ja/site.json` (`changes.*`), `.github/CONTRIBUTING.md`, and in `tests` its units and
 * `fixtures/lint/defects.yaml`, which plants in `post.md`; `filterData`, `feeds.ts`, and `calendar.ts` only when they
 * are about it.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {prefixOf} from '../../site/routes';
import {siteTextsFile} from '../../site/texts';
import {pagesDependOn, writeChanged} from '../../lib/pagesDependOn';
import {writeCalendar} from './calendar';
import {writeProductFeeds} from './feeds';
import {loadChanges, type Changes} from './load';
import {dateText, subject} from './render';
import {kinds, platforms, productRoute, products} from './vocabulary';

/**
 * What the list of release notes is filtered by, with labels in the language of the build and routes with
 * its prefix: products and kinds that have changes, and platforms that aren't ours.
 */
export function filterData(language: string, baseUrl: string, {changes, notes, labels}: Changes) {
  const prefix = prefixOf({baseUrl});
  const told = new Set(changes.flatMap(({product, kind}) => [product, kind]));
  const choices = (ids: string[]) => ids.map((id) => ({id, label: labels[id]!}));
  return {
    products: choices(products.filter((id) => told.has(id))).map((choice) => ({
      ...choice,
      route: prefix + productRoute(choice.id),
    })),
    kinds: choices(kinds.filter((id) => told.has(id))),
    platforms: choices(platforms),
    changes: [...changes, ...notes].map((entry) => ({
      product: entry.product,
      kind: entry.kind,
      title: entry.name,
      subject: subject(entry, labels),
      // A note is about a month, whatever day it was announced on.
      date: dateText(entry.kind ? entry.date : entry.date.slice(0, 7), language),
      route: prefix + entry.route,
    })),
  };
}

/** @throws an error that names file and line of an entry that can't be read. */
export default function releaseNotes(context: LoadContext): Plugin {
  const {siteDir, baseUrl, i18n} = context;
  const language = i18n.currentLocale;
  const state = path.join(siteDir, '.cache', 'release-notes', `${language}.json`);
  const textsFile = path.join(siteDir, siteTextsFile(language));
  let content: AllContent;
  return {
    name: 'release-notes',
    getPathsToWatch: () => [
      `${siteDir}/{release-notes,src/pages}/**/*.md`,
      `${siteDir}/i18n/${language}/docusaurus-plugin-content-{blog,pages}/**/*.md`,
    ],
    async allContentLoaded({allContent, actions}) {
      content = allContent;
      const all = loadChanges(language, siteDir);
      const data = filterData(language, baseUrl, all);
      await writeChanged(state, JSON.stringify(all));
      // The home page loads the newest three changes of our own, the list loads all of them.
      await actions.createData('newest.json', data.changes.slice(0, 3));
      await actions.createData('filter.json', data);
    },
    // The site's own texts, too: there is hardly a directive that doesn't write some of them.
    configureWebpack: () => pagesDependOn(existsSync(textsFile) ? [state, textsFile] : [state]),
    async postBuild({outDir}) {
      await writeProductFeeds(context, content, outDir);
      await writeCalendar(context, content, outDir);
    },
  };
}
