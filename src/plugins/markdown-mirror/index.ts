/**
 * Markdown mirror: each page as plain Markdown under its address with `.md`, for people who copy it and
 * for programs, and `llms.txt` and `llms-full.txt` beside each language's home page. `remark.ts` keeps a
 * page's Markdown while the page is compiled, which costs a second of a build without a cache; a page
 * that the bundler's cache has isn't compiled, so it depends on what was kept. To remove it,
 * delete this folder and its lines in `src/features.ts`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../../features';
import {languageOfBuild} from '../../site/languages';
import {texts} from '../../site/texts';
import {fileOf} from '../contentPages';
import {pagesDependOn} from '../pagesDependOn';
import {guides, llmsTxt, type Guide} from './guides';
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
      sections = guides(allContent, releaseNotes.title);
    },
    configureWebpack: () => pagesDependOn((page) => [mirrorFile(page, currentLocale)]),
    async postBuild({outDir}) {
      const whole: string[] = [];
      for (const page of sections.flatMap(({pages}) => pages)) {
        const kept = await fs.readFile(mirrorFile(fileOf(page), currentLocale), 'utf8');
        const markdown = kept.replaceAll(origin, url);
        whole.push(markdown);
        const file = path.join(outDir, `${page.route.slice(baseUrl.length)}.md`);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, markdown);
      }
      await fs.writeFile(path.join(outDir, 'llms.txt'), llmsTxt(title, tagline, sections, url));
      await fs.writeFile(path.join(outDir, 'llms-full.txt'), whole.join('\n---\n\n'));
    },
  };
}

export const feature: Feature = {
  plugin: markdownMirror,
  lateRemarkPlugins: [[remarkMirror, languageOfBuild().code]],
};
