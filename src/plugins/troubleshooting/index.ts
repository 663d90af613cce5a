/**
 * Troubleshooting: readers find what they see, a symptom or an error text, with causes and fixes on
 * the pages of symptoms, and in short on any other page. Needs `api-reference`, whose errors are
 * entries, too. Costs no bytes but its tables, and next to no time.
 * All that names a kind of entry: `read.ts` (its attributes, and what's wrong with it), `render.ts`, its words
 * in `site/texts.en.json` and `i18n/ja/site.json` (`trouble.*`), `.github/CONTRIBUTING.md`, and in `tests` its
 * units with `fixtures/troubleshooting.yaml`, and `fixtures/lint/defects.yaml`, which plants in `entries.md`.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {entriesFolder, fileIn} from './load';
import {pagesDependOn} from '../../lib/pagesDependOn';

/**
 * Makes the pages that show entries of the pages of symptoms again when an entry changes, in the preview
 * and in a build with a cache.
 */
export default function troubleshooting({siteDir, i18n}: LoadContext): Plugin {
  const files = fs
    .readdirSync(path.join(siteDir, entriesFolder))
    .map((name) => path.join(siteDir, fileIn(entriesFolder + name, i18n.currentLocale)));
  return {
    name: 'troubleshooting',
    configureWebpack: () => pagesDependOn(files, 'troubleshooting'),
  };
}
