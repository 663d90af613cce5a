import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../site/redirects';
import {texts} from '../site/texts';

/** How long the pages may take to be written, once every other page is. */
const patience = 30_000;

async function whenWritten(file: string): Promise<string> {
  const end = Date.now() + patience;
  for (;;) {
    const html = await fs.readFile(file, 'utf8').catch(() => '');
    if (html.trimEnd().endsWith('</html>')) {
      return html;
    }
    if (Date.now() > end) {
      throw new Error(
        `${file} was not written. docusaurus.config.ts must have @docusaurus/plugin-client-redirects with src/site/redirects.ts.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * The pages that `@docusaurus/plugin-client-redirects` writes at the old URLs of renamed pages. It
 * writes them while the other plugins work on the finished build, so a plugin that needs them waits
 * here.
 *
 * @param outDir - where one language is built.
 * @returns HTML of each page by its file.
 * @throws an error that names the first page that is not written.
 */
export async function redirectPagesIn(outDir: string): Promise<[file: string, html: string][]> {
  const files = redirects.map(({from}) => path.join(outDir, from, 'index.html'));
  return Promise.all(files.map(async (file) => [file, await whenWritten(file)]));
}

/**
 * Turns a redirect into a valid page: with a language, a title, a link for readers who aren't
 * redirected, and its script in the head. The script itself stays as it is.
 *
 * @throws an error when the page is not as Docusaurus 3.9.2 writes it.
 */
export function completePage(html: string, language: string, title: string): string {
  const [, script] = /<\/head>\s*(<script>[\s\S]*?<\/script>)\s*<\/html>\s*$/.exec(html) ?? [];
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  if (!script || !address || !/<html>\s*<head>/.test(html)) {
    throw new Error('Redirect page: @docusaurus/plugin-client-redirects writes another one now.');
  }
  return html
    .replace('<html>', `<html lang="${language}">`)
    .replace('<head>', () => `<head>\n    <title>${title}</title>`)
    .replace(script, '')
    .replace(/\s*<\/head>\s*/, () => `\n    ${script}\n  </head>\n`)
    .replace(
      '</html>',
      () => `  <body>\n    <p><a href="${address}">${title}</a></p>\n  </body>\n</html>`,
    );
}

/**
 * Renamed pages beside Docusaurus' own plugin: completes the pages that it writes, and redirects in
 * the live preview, where the plugin does nothing.
 */
export default function redirectPages({i18n, baseUrl}: LoadContext): Plugin {
  const {htmlLang} = i18n.localeConfigs[i18n.currentLocale]!;
  return {
    name: 'redirect-pages',
    async contentLoaded({actions}) {
      if (process.env.NODE_ENV !== 'development') {
        return;
      }
      for (const {from, to} of redirects) {
        actions.addRoute({
          path: `${baseUrl}${from.slice(1)}`,
          exact: true,
          component: '@site/src/components/Moved',
          props: {to: `${baseUrl}${to.slice(1)}`},
        });
      }
    },
    async postBuild({outDir}) {
      const {moved} = texts(i18n.currentLocale);
      for (const [file, html] of await redirectPagesIn(outDir)) {
        // In one go: securityHeaders reads the file at the same time.
        await fs.writeFile(`${file}.new`, completePage(html, htmlLang, moved));
        await fs.rename(`${file}.new`, file);
      }
    },
  };
}
