/**
 * `npm run check`: the fast gates, all of them even when one fails. With paths of pages it checks
 * these pages and their twins only, in seconds: `npm run check -- docs/index.md`.
 */
import path from 'node:path';
import {runGates} from './gates';

async function ownPages(asked: string[]): Promise<boolean> {
  const {checkContent} = await import('./checkContent');
  const {files, passed} = await checkContent(asked);
  console.log(`Checked ${files.join(', ')}`);
  return passed;
}

async function everything(): Promise<boolean> {
  const {passed, failed} = await runGates('check:all');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function main(asked: string[]): Promise<void> {
  const files = asked.map((file) => path.relative('.', file).replaceAll(path.sep, '/'));
  process.exitCode = (await (files.length > 0 ? ownPages(files) : everything())) ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
