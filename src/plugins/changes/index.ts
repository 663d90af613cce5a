import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadChanges, type Changes} from '../../markdown/changes/load';
import {dateText, subject} from '../../markdown/changes/render';
import {changeTexts} from '../../markdown/changes/texts';
import {textOf} from '../../markdown/read';
import {kinds, platforms, productIds, productRoute} from '../../site/products';
import {siteTextsFile} from '../../site/texts';
import {pagesDependOn} from '../pagesDependOn';
import {writeChanged} from '../writeChanged';

/** An entry as the home page and the filter of the list show it. */
export interface ListedChange {
  /** Id of its product or platform. */
  product: string;
  /** None for a note about a platform. */
  kind?: string;
  title: string;
  /** Product and version, or the platform. */
  subject: string;
  date: string;
  /** With the language prefix. */
  route: string;
}

/** What the list of release notes is filtered by, with its labels in the language of the build. */
export interface FilterData {
  products: {id: string; label: string; route?: string}[];
  kinds: {id: string; label: string}[];
  changes: ListedChange[];
}

function filterData(language: string, baseUrl: string, all: Changes): FilterData {
  const {labels} = all;
  const platformLabels = changeTexts(language).platforms;
  const prefix = baseUrl.replace(/\/$/, '');
  return {
    products: [
      ...productIds
        .filter((id) => all.changes.some(({product}) => product === id))
        .map((id) => ({id, label: labels[id], route: prefix + productRoute(id)})),
      ...platforms.map((id) => ({id, label: platformLabels[id]})),
    ],
    kinds: kinds
      .filter((id) => all.changes.some(({kind}) => kind === id))
      .map((id) => ({id, label: labels[id]})),
    changes: [
      ...all.changes.map((change) => ({
        product: change.product,
        kind: change.kind,
        title: change.title.map((node) => textOf(node)).join(''),
        subject: subject(change, labels),
        date: dateText(change.date, language),
        route: prefix + change.route,
      })),
      ...all.notes.map(({platform, title, month, route}) => ({
        product: platform,
        title,
        subject: platformLabels[platform],
        date: dateText(month, language),
        route: prefix + route,
      })),
    ],
  };
}

/**
 * Hands the entries of the release notes to the browser: the newest three changes of our own to the home
 * page, all of them to the filter of the list. Only those pages load them.
 *
 * @throws an error that names file and line of an entry that can't be read.
 */
export default function changes({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const state = path.join(siteDir, '.cache', 'changes', `${language}.json`);
  const texts = path.join(siteDir, siteTextsFile(language));
  return {
    name: 'changes',
    getPathsToWatch: () => [
      `${siteDir}/{release-notes,src/pages}/**/*.md`,
      `${siteDir}/i18n/${language}/docusaurus-plugin-content-{blog,pages}/**/*.md`,
    ],
    async allContentLoaded({actions}) {
      const all = loadChanges(language, siteDir);
      const data = filterData(language, baseUrl, all);
      await writeChanged(state, JSON.stringify(all));
      await actions.createData('newest.json', data.changes.slice(0, 3));
      await actions.createData('filter.json', data);
    },
    // The site's own texts, too: there is hardly a directive that doesn't write some of them.
    configureWebpack: () => pagesDependOn(existsSync(texts) ? [state, texts] : [state]),
  };
}
