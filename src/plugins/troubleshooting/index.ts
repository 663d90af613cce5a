/**
 * Troubleshooting: entries about symptoms in `docs/troubleshooting`, and on other pages short forms of
 * these entries and of the errors of the API.
 *
 * A new attribute of an entry concerns `read.ts`, `render.ts`, its words in `site/texts.en.json` and
 * `i18n/ja/site.json` (`trouble.*`), `.github/CONTRIBUTING.md`, and the planted defects in
 * `tests/fixtures/troubleshooting.yaml` and `tests/fixtures/lint/defects.yaml`.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesDependOn} from '../../lib/pagesDependOn';
import {entriesFolder, fileIn} from './load';

/** Recompiles the pages that show entries when an entry changes. */
export default function troubleshooting({siteDir, i18n}: LoadContext): Plugin {
  const files = fs
    .readdirSync(path.join(siteDir, entriesFolder))
    .map((name) => path.join(siteDir, fileIn(entriesFolder + name, i18n.currentLocale)));
  return {
    name: 'troubleshooting',
    configureWebpack: () => pagesDependOn(files, 'troubleshooting'),
  };
}
