/**
 * The gate of the API reference: the description lints clean in both languages, its examples fit
 * their schemas, and so do the answers that the guides show; every operation has its page and every
 * page its operation; every text is there in both languages.
 */
import path from 'node:path';
import {files, readDescription} from '../markdown/operation/description';
import {checkDescriptions} from '../markdown/operation/descriptions';
import {endpoints} from '../markdown/operation/openapi';
import {checkPages, pageFolders} from '../markdown/operation/pages';
import {checkProseExamples} from '../markdown/operation/proseExamples';
import {lintDescription} from './lintDescription';

async function main(): Promise<void> {
  const english = await readDescription('en');
  const japanese = await readDescription('ja');
  const pages = Object.values(pageFolders).map((folder) => checkPages(english, folder));
  const prose = Object.values(pageFolders).map((folder) =>
    checkProseExamples(english, path.dirname(folder)),
  );
  const texts = checkDescriptions(english, japanese);
  const problems = [
    ...(await lintDescription(english, files.description)),
    ...(await lintDescription(japanese, files.overlay)),
    ...[...pages, ...prose].flatMap((result) => result.problems),
    ...texts.problems,
  ];
  problems.forEach((problem) => console.error(problem));
  console.log(
    `${endpoints(english).length} operations, ${pages.map(({checked}) => checked).join(' + ')} pages, ` +
      `${prose.map(({checked}) => checked).join(' + ')} answers in prose, ` +
      `${texts.checked} descriptions, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
