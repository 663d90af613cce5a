/**
 * The release notes: entries in the monthly posts, a page with the history of each product, a filter, the
 * newest changes on the home page, feeds, and a calendar of deadlines.
 *
 * A new field of an entry concerns `read.ts` (its schema), `render.ts`, its words in `site/texts.en.json`
 * and `i18n/ja/site.json` (`changes.*`), `.github/CONTRIBUTING.md`, and the planted defects in
 * `tests/fixtures/lint/defects.yaml`. A text to translate can't be an attribute, because both languages have
 * the same attributes; notes about platforms have a schema of their own (`deadlineAttributes`).
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {pagesDependOn, writeChanged} from '../../lib/pagesDependOn';
import {prefixOf} from '../../site/routes';
import {siteTextsFile} from '../../site/texts';
import {writeCalendar} from './calendar';
import {writeProductFeeds} from './feeds';
import {loadChanges, type Changes} from './load';
import {dateText, subject} from './render';
import {kinds, platforms, productRoute, products} from './vocabulary';

/**
 * Returns the data of the filter, with labels and routes in a language: all entries, the products and
 * kinds that have changes, and the platforms.
 */
export function filterData(language: string, baseUrl: string, {changes, notes, labels}: Changes) {
  const prefix = prefixOf({baseUrl});
  const ids = new Set(changes.flatMap(({product, kind}) => [product, kind]));
  const choice = (id: string) => ({id, label: labels[id]!});
  return {
    products: products
      .filter((id) => ids.has(id))
      .map((id) => ({...choice(id), route: prefix + productRoute(id)})),
    kinds: kinds.filter((id) => ids.has(id)).map(choice),
    platforms: platforms.map(choice),
    changes: [...changes, ...notes].map((entry) => ({
      product: entry.product,
      kind: entry.kind,
      title: entry.name,
      subject: subject(entry, labels),
      // A note is about a month, even if it was announced on a known day.
      date: dateText(entry.kind ? entry.date : entry.date.slice(0, 7), language),
      route: prefix + entry.route,
    })),
  };
}

/** @throws an error that names file and line of an invalid entry. */
export default function releaseNotes(context: LoadContext): Plugin {
  const {siteDir, baseUrl, i18n} = context;
  const language = i18n.currentLocale;
  const changesFile = path.join(siteDir, '.cache', 'release-notes', `${language}.json`);
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
      await writeChanged(changesFile, JSON.stringify(all));
      // A file with the newest three changes, so that the home page doesn't load the other changes.
      await actions.createData('newest.json', data.changes.slice(0, 3));
      await actions.createData('filter.json', data);
    },
    // Pages depend on the texts, too, because most directives write some of the texts.
    configureWebpack: () =>
      pagesDependOn(existsSync(textsFile) ? [changesFile, textsFile] : [changesFile]),
    async postBuild({outDir}) {
      await writeProductFeeds(context, content, outDir);
      await writeCalendar(context, content, outDir);
    },
  };
}
