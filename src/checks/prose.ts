import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {languages} from '../site/languages';
import {openCache} from './cache';
import type {Check, Finding} from './finding';
import type {Lintable} from './lintProse';

/**
 * Lints pages in a thread of their own: two languages take the two processors of a small machine,
 * and the rules with their dictionaries load only when there is a page to lint.
 */
function inThread(pages: Lintable[]): Promise<Finding[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'proseWorker.ts'), {
      workerData: pages,
      execArgv: ['--require', 'tsx/cjs'],
      // Linters leave a lot of garbage: room for it saves a fifth of their time.
      resourceLimits: {maxYoungGenerationSizeMb: 192},
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Prose follows the rules of technical writing for its language. */
export const prose: Check = {
  name: 'prose',
  things: 'pages',
  async run({pages}) {
    const cache = openCache('prose');
    const unknown = pages
      .filter((page) => !cache.knows(page.file + page.source))
      .map(({file, source, language}) => ({file, source, language}));
    await Promise.all(
      languages.map(async ({code}) => {
        const own = unknown.filter(({language}) => language === code);
        const found = own.length ? await inThread(own) : [];
        own.forEach((page, index) => cache.remember(page.file + page.source, found[index]!));
      }),
    );
    const findings = pages.flatMap((page) => cache.recall(page.file + page.source));
    cache.save();
    return {looked: pages.length, findings};
  },
};
