import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../site/redirects';
import {redirectsFile} from './redirectsFile';

/**
 * Writes what the static host (Netlify) reads from the top of the build: `_redirects`, with the
 * renamed pages as permanent redirects and each language's not-found page. The headers are written
 * by `securityHeaders`.
 */
export default function hostRules({i18n}: LoadContext): Plugin {
  return {
    name: 'host-rules',
    async postBuild({outDir}) {
      // One set of rules for the whole site: the default language is built at its top.
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const prefixes = i18n.locales.map((locale) => i18n.localeConfigs[locale]!.baseUrl);
      await fs.writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects, prefixes));
    },
  };
}
