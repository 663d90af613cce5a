import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {openCache} from '../commands/cache';
import {sourceHash} from '../markdown/sourceHash';
import {placeOf} from '../site/contentPath';
import {contentPages, fileOf} from './contentPages';

/** What the pages know about their translations. */
export interface StaleTranslations {
  /** Routes whose English page has changed since it was translated. */
  routes: string[];
}

/** The state of the English page that a translation records. */
function recordedHash(source: string): unknown {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  return (parse(yaml) as Record<string, unknown> | null)?.source_hash;
}

/**
 * Tells pages that the English version is newer, so that they can tell their reader. `npm run
 * check` fails first; a site that is published anyway stays honest.
 */
export default function staleTranslations({siteDir}: LoadContext): Plugin {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  return {
    name: 'stale-translations',
    async allContentLoaded({allContent, actions}) {
      // Reading the English pages takes seconds.
      const hashes = openCache<string>('.cache/source-hashes', [
        'package-lock.json',
        'src/markdown',
      ]);
      const isStale = (file: string): boolean => {
        const place = placeOf(file);
        if (!place || place.original === file) {
          return false;
        }
        const original = read(place.original);
        return (
          String(recordedHash(read(file))) !== hashes.resultOf(original, () => sourceHash(original))
        );
      };
      const routes = contentPages(allContent)
        .filter((page) => isStale(fileOf(page)))
        .map(({route}) => route);
      hashes.save();
      actions.setGlobalData({routes} satisfies StaleTranslations);
    },
  };
}
