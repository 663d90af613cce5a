/**
 * Markdown mirror: each page as plain Markdown under its address with `.md`, for people who copy it and
 * for programs, and beside each language's home page `llms.txt`, which lists all of them, with the full text
 * of each guide in parts (`llms/`). `remark.ts` keeps a page's Markdown while the page is compiled, which
 * costs a second of a build without a cache; a page that the bundler's cache has isn't compiled, so it
 * depends on what was kept. To remove it, delete this folder and its lines in `src/features.ts`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../../features';
import {languageOfBuild} from '../../site/languages';
import {texts} from '../../site/texts';
import {fileOf} from '../contentPages';
import {pagesDependOn} from '../pagesDependOn';
import {guides, llmsTxt, partsOf, type Guide} from './guides';
import {markdownMirror as remarkMirror, mirrorFile, origin} from './remark';

/** @throws an error (from `postBuild`) that names the file when a page has no plain Markdown or is in no sidebar. */
export default function markdownMirror({
  i18n: {currentLocale},
  siteConfig: {url},
  baseUrl,
}: LoadContext): Plugin {
  const {title, tagline, releaseNotes} = texts(currentLocale);
  let sections: Guide[] = [];
  return {
    name: 'markdown-mirror',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent}) {
      sections = guides(allContent, releaseNotes);
    },
    configureWebpack: () => pagesDependOn((page) => [mirrorFile(page, currentLocale)]),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'alternate', type: 'text/plain', href: `${baseUrl}llms.txt`},
        },
      ],
    }),
    async postBuild({outDir}) {
      async function write(route: string, text: string): Promise<string> {
        const file = path.join(outDir, route.slice(baseUrl.length));
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, text);
        return url + route;
      }
      const parts: string[][] = [];
      for (const {pages} of sections) {
        const texts: string[] = [];
        for (const page of pages) {
          const kept = await fs.readFile(mirrorFile(fileOf(page), currentLocale), 'utf8');
          texts.push(kept.replaceAll(origin, url));
          await write(`${page.route}.md`, texts.at(-1)!);
        }
        const [top, name = top] = pages[0]!.route.slice(baseUrl.length).split('/');
        const guide = top === 'docs' ? name : top;
        parts.push(
          await Promise.all(
            partsOf(texts).map((text, index) =>
              write(`${baseUrl}llms/${guide}-${index + 1}.txt`, text),
            ),
          ),
        );
      }
      await write(`${baseUrl}llms.txt`, llmsTxt(title, tagline, sections, url, parts));
    },
  };
}

export const feature: Feature = {
  plugin: markdownMirror,
  lateRemarkPlugins: [[remarkMirror, languageOfBuild().code]],
};
