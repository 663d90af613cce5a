import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {TextlintKernel} from '@textlint/kernel';
import markdownPlugin from '@textlint/textlint-plugin-markdown';
import {fillVariables} from '../site/variables';
import {openCache} from './cache';
import type {Page} from './content';
import type {Check, Finding} from './finding';
import {proseRules, moduleOf} from './proseRules';

/**
 * A page as plain Markdown, which is what the linter reads: variables filled in, ids of headings and
 * directives blanked out, each line where it was.
 */
function plainMarkdown({file, source}: Lintable): string {
  let text = source;
  try {
    text = fillVariables(source, file);
  } catch {
    // The identity check tells about unknown variables.
  }
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/[^\n]/g, ''))
    .replace(/[^\S\n]*\{#[^}\n]*\}$/gm, '')
    .replace(/^[^\S\n]*:{2,}.*$/gm, '');
}

/** A page, as far as it travels to a worker. */
export type Lintable = Pick<Page, 'file' | 'source' | 'language'>;

/**
 * Lints the prose of a page with textlint.
 *
 * @returns findings that name the rule, so that a wrong rule can be found and mended.
 */
export async function lintProse(page: Lintable): Promise<Finding[]> {
  const kernel = new TextlintKernel();
  const {messages} = await kernel.lintText(plainMarkdown(page), {
    ext: '.md',
    filePath: page.file,
    plugins: [{pluginId: 'markdown', plugin: moduleOf(markdownPlugin)}],
    rules: proseRules(page.language),
  });
  // Items of lists are 体言止め or plain in one list and ですます in the next: that is the site's style,
  // and the rule cannot be asked to look at running text only.
  const ownStyle = /^箇条書き: /;
  const counting = messages.filter(({message}) => !ownStyle.test(message));
  return counting.map(({loc, message, ruleId}) => ({
    file: page.file,
    line: loc.start.line,
    message: `${message.trim().replace(/\s+/g, ' ')} [${ruleId}]`,
  }));
}

/** Lints pages in a thread of their own: the two languages take the two processors of a small machine. */
function inThread(pages: Lintable[]): Promise<Finding[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'proseWorker.ts'), {
      workerData: pages,
      execArgv: ['--require', 'tsx/cjs'],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Prose keeps to the rules of technical writing of its language. */
export const prose: Check = {
  name: 'prose',
  things: 'pages',
  async run({pages}) {
    const cache = openCache('prose');
    const unknown = pages
      .filter((page) => !cache.knows(page.file + page.source))
      .map(({file, source, language}) => ({file, source, language}));
    await Promise.all(
      (['en', 'ja'] as const).map(async (language) => {
        const own = unknown.filter((page) => page.language === language);
        const found = own.length ? await inThread(own) : [];
        own.forEach((page, index) => cache.remember(page.file + page.source, found[index]!));
      }),
    );
    const findings = pages.flatMap((page) => cache.recall(page.file + page.source));
    cache.save();
    return {looked: pages.length, findings};
  },
};
