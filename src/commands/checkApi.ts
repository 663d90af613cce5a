/**
 * `npm run check:api`: the description lints clean in every language, its examples and the responses that the
 * guides show fit their schemas, every operation has its page and every page its operation, and every text is
 * there in every language.
 */
import path from 'node:path';
import {lintDescription} from '../lint/api/description';
import {checkPages, pagesOf} from '../lint/api/pages';
import {checkProseExamples} from '../lint/api/proseExamples';
import {checkDescriptions} from '../lint/api/translations';
import {filesOf, readDescription} from '../plugins/api-reference/description';
import {endpoints} from '../plugins/api-reference/openapi';
import {defaultLanguage, languages, translations} from '../site/languages';

async function main(): Promise<void> {
  const english = await readDescription(defaultLanguage.code);
  const folders = languages.map(({code}) => pagesOf(code));
  const pages = folders.map((folder) => checkPages(english, folder));
  const prose = folders.map((folder) => checkProseExamples(english, path.dirname(folder)));
  const problems = await lintDescription(english, filesOf(defaultLanguage.code).description);
  const texts = [];
  for (const language of translations) {
    const translated = await readDescription(language.code);
    problems.push(...(await lintDescription(translated, filesOf(language.code).overlay)));
    texts.push(checkDescriptions(english, translated, language));
  }
  problems.push(...[...pages, ...prose, ...texts].flatMap((outcome) => outcome.problems));
  problems.forEach((problem) => console.error(problem));
  const count = (outcomes: {checked: number}[]) => outcomes.map(({checked}) => checked).join(' + ');
  console.log(
    `${endpoints(english).length} operations, ${count(pages)} pages, ${count(prose)} responses in prose, ` +
      `${count(texts)} descriptions, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
