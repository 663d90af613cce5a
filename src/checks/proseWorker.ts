/** A thread that lints pages; `prose.ts` starts it with the pages and waits for its one message. */
import {parentPort, workerData} from 'node:worker_threads';
import {lintProse, type Lintable} from './lintProse';

async function lintAll(pages: Lintable[]): Promise<void> {
  const found = [];
  for (const page of pages) {
    found.push(await lintProse(page));
  }
  parentPort!.postMessage(found);
}

void lintAll(workerData as Lintable[]);
