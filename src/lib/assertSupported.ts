import fs from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {isMisnamedPage} from '../site/contentPath';

const contentFolders = ['docs', 'i18n', 'release-notes', 'src/pages'];

/** Returns the first page that Docusaurus would skip because of its name. */
function findMisnamedPage(root: string): string | undefined {
  for (const folder of contentFolders.filter((name) => fs.existsSync(path.join(root, name)))) {
    const names = fs.readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'});
    const name = names.find(isMisnamedPage);
    if (name) {
      return `${folder}/${name.replaceAll(path.sep, '/')}`;
    }
  }
  return undefined;
}

/**
 * Refuses settings and files that Docusaurus accepts and that this site can't publish. Runs when Docusaurus
 * loads the configuration, so that the build fails at its start.
 *
 * @param config - the configuration.
 * @param root - the site's directory.
 * @throws an error that names the setting or file, and the fix.
 */
export function assertSupported(
  {baseUrl, trailingSlash}: Pick<Config, 'baseUrl' | 'trailingSlash'>,
  root = process.cwd(),
): void {
  if (baseUrl !== '/') {
    throw new Error(
      `docusaurus.config.ts: baseUrl is "${baseUrl}". Set it to "/": the site can't be published below a path. See .github/DEPLOYING.md, "Host".`,
    );
  }
  if (trailingSlash !== false) {
    throw new Error(
      `docusaurus.config.ts: trailingSlash is ${trailingSlash}. Set it to false: headers, redirects, and links are made for URLs without a slash at the end. See .github/DEPLOYING.md, "Host".`,
    );
  }
  const versions = fs.readdirSync(root).find((name) => /^(?:.+_)?versions\.json$/.test(name));
  if (versions) {
    throw new Error(
      `${versions}: The site has one version of its documentation, because translations, checks, and the search know no other. Remove this file and the folders that "docusaurus docs:version" made with it (versioned_docs, versioned_sidebars).`,
    );
  }
  const page = findMisnamedPage(root);
  if (page) {
    throw new Error(
      `${page}:1: The file is not published. Let its name end in ".md" or ".mdx", in small letters.`,
    );
  }
}
