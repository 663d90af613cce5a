import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {entriesFolder, fileIn} from './load';
import {pagesDependOn} from '../pagesDependOn';

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
