import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {texts} from '../../site/texts';
import {contentPath} from '../../site/contentPath';
import {fileOf} from '../contentPages';
import {guides, type Guide} from '../guides';
import {llmsTxt} from './llms';
import type {MirrorContext} from './mirrorPage';
import {rememberedPages} from './remembered';

/**
 * Writes `<route>.md` beside every documentation page and release note, and `llms.txt` and
 * `llms-full.txt` beside each language's home page.
 *
 * @throws an error that names the file when a page has no plain Markdown or is in no sidebar.
 */
export default function markdownMirror({codeTranslations, i18n}: LoadContext): Plugin {
  let sections: Guide[] = [];
  const {title, tagline, releaseNotes} = texts(i18n.currentLocale);
  return {
    name: 'markdown-mirror',
    async allContentLoaded({allContent}) {
      sections = guides(allContent, releaseNotes.title);
    },
    async postBuild({outDir, siteConfig: {url, baseUrl}}) {
      const pages = sections.flatMap((section) => section.pages);
      const context: MirrorContext = {
        url,
        baseUrl,
        routes: new Map(pages.map((page) => [contentPath(fileOf(page)), page.route])),
        noticeLabel: (kind) => {
          const label = codeTranslations[`theme.admonition.${kind}`] ?? kind;
          return label.charAt(0).toUpperCase() + label.slice(1);
        },
      };
      const remembered = rememberedPages(i18n.currentLocale, context);
      const whole: string[] = [];
      for (const page of pages) {
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
