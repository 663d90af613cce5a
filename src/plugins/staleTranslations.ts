import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {sourceHash} from '../markdown/sourceHash';
import {contentPages} from './contentPages';

/** What the pages know about their translations. */
export interface StaleTranslations {
  /** Routes whose English page has changed since it was translated. */
  routes: string[];
}

/** Where the Japanese pages are. */
const japanese = /^@site\/i18n\/ja\/docusaurus-plugin-content-(?:docs\/current|blog)\//;

/** The state of the English page that a translation records. */
function recordedHash(source: string): unknown {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  return (parse(yaml) as Record<string, unknown> | null)?.source_hash;
}

/**
 * Tells pages that the English version is newer, so that they can tell their reader. The check of
 * the content fails before that; a site that is published all the same stays honest.
 */
export default function staleTranslations({siteDir}: LoadContext): Plugin {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const isStale = (source: string): boolean => {
    const file = source.replace('@site/', '');
    const key = file
      .replace('i18n/ja/docusaurus-plugin-content-docs/current/', 'docs/')
      .replace('i18n/ja/docusaurus-plugin-content-blog/', 'release-notes/');
    return String(recordedHash(read(file))) !== sourceHash(read(key));
  };
  return {
    name: 'stale-translations',
    async allContentLoaded({allContent, actions}) {
      const routes = contentPages(allContent)
        .filter(({source}) => japanese.test(source) && isStale(source))
        .map(({route}) => route);
      actions.setGlobalData({routes} satisfies StaleTranslations);
    },
  };
}
