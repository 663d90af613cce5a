import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readDeployment} from '../../site/deployment';
import {headers} from '../../site/headers';
import {redirectPagesIn} from '../redirectPages';
import {contentSecurityPolicy} from './contentSecurityPolicy';
import {headersFile} from './headersFile';
import {inlineCode} from './inlineCode';

/** Texts of all files below a directory whose names have an ending. */
async function texts(directory: string, ending: string): Promise<string[]> {
  const names = await fs.readdir(directory, {recursive: true});
  return Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => fs.readFile(path.join(directory, name), 'utf8')),
  );
}

/** Font files on other hosts that style sheets ask for. */
function foreignFonts(styles: string[]): string[] {
  const found = styles.flatMap((css) =>
    [...css.matchAll(/url\(["']?(https:\/\/[^"')]+\.woff2?)["']?\)/g)].map((match) => match[1]!),
  );
  return [...new Set(found)].sort();
}

/**
 * Writes `_headers`, from which the static host takes its headers (.github/DEPLOYING.md), with a
 * content security policy made from what was built. The languages are built one after the other, so
 * each rewrites the file for all pages that exist by then. Docusaurus' redirect pages have inline
 * scripts and are written at the same moment as this file, so it waits for them first.
 */
export default function securityHeaders(): Plugin {
  return {
    name: 'security-headers',
    async postBuild(props) {
      await redirectPagesIn(props.outDir);
      const top = path.join(props.outDir, path.relative(props.baseUrl, '/'));
      const policy = contentSecurityPolicy({
        inline: inlineCode(await texts(top, '.html')),
        fonts: foreignFonts(await texts(top, '.css')),
        deployment: readDeployment(process.env),
      });
      await fs.writeFile(path.join(top, '_headers'), headersFile(headers(policy)));
    },
  };
}
