/**
 * `npm run check`: runs all fast checks, even after one fails. With paths of pages, checks only these
 * pages and their translations: `npm run check -- docs/index.md`.
 */
import {siteFile} from '../lib/siteFile';

async function checkPages(pages: string[]): Promise<boolean> {
  const {checkContent} = await import('./checkContent');
  const {files, passed} = await checkContent(pages);
  console.log(`Checked ${files.join(', ')}`);
  return passed;
}

async function checkEverything(): Promise<boolean> {
  const {runScripts} = await import('./runScripts');
  const {passed, failed} = await runScripts('check:*');
  console.log(`${passed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

async function main(pages: string[]): Promise<void> {
  const passed =
    pages.length > 0 ? checkPages(pages.map((file) => siteFile(file))) : checkEverything();
  process.exitCode = (await passed) ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
