import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {texts} from '../../site/texts';
import {contentPath, placeOf} from '../../site/contentPath';
import {fileOf} from '../contentPages';
import {guides, type Guide} from '../guides';
import {llmsTxt} from './llms';
import type {MirrorContext} from './mirrorPage';
import {rememberedPages} from './remembered';
import {mirrorWhileCompiling} from './whileCompiling';

/**
 * Writes `<route>.md` beside every documentation page and release note, and `llms.txt` and
 * `llms-full.txt` beside each language's home page.
 *
 * @throws an error that names the file when a page has no plain Markdown or is in no sidebar.
 */
export default function markdownMirror({
  codeTranslations,
  i18n,
  siteConfig: {url},
  baseUrl,
}: LoadContext): Plugin {
  const {title, tagline, releaseNotes} = texts(i18n.currentLocale);
  const noticeLabel = (kind: string) => {
    const label = codeTranslations[`theme.admonition.${kind}`] ?? kind;
    return label.charAt(0).toUpperCase() + label.slice(1);
  };
  let sections: Guide[] = [];
  let context: MirrorContext = {url, baseUrl, routes: new Map(), noticeLabel};
  return {
    name: 'markdown-mirror',
    async allContentLoaded({allContent}) {
      sections = guides(allContent, releaseNotes.title);
      const pages = sections.flatMap((section) => section.pages);
      context = {
        ...context,
        routes: new Map(pages.map((page) => [contentPath(fileOf(page)), page.route])),
      };
      // The preview has no mirror.
      if (process.env.NODE_ENV === 'production') {
        mirrorWhileCompiling(
          pages.filter((page) => placeOf(fileOf(page))?.kind === 'doc'),
          context,
        );
      }
    },
    async postBuild({outDir}) {
      const remembered = rememberedPages(i18n.currentLocale, context);
      const whole: string[] = [];
      for (const page of sections.flatMap((section) => section.pages)) {
        const markdown = await remembered.markdownOf(page);
        whole.push(markdown);
        const file = path.join(outDir, `${page.route.slice(baseUrl.length)}.md`);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, markdown);
      }
      remembered.save();
      await fs.writeFile(path.join(outDir, 'llms.txt'), llmsTxt(title, tagline, sections, url));
      await fs.writeFile(path.join(outDir, 'llms-full.txt'), whole.join('\n---\n\n'));
    },
  };
}
