/**
 * The gate of the API reference: the description lints clean in every language, its examples fit
 * their schemas, and so do the answers that the guides show; every operation has its page and every
 * page its operation; every text is there in every language.
 */
import path from 'node:path';
import {filesOf, readDescription} from '../../plugins/api-reference/description';
import {checkDescriptions} from './translations';
import {endpoints} from '../../plugins/api-reference/openapi';
import {checkPages, pagesOf} from './pages';
import {checkProseExamples} from './proseExamples';
import {defaultLanguage, languages, translations} from '../../site/languages';
import {lintDescription} from './description';

async function main(): Promise<void> {
  const english = await readDescription(defaultLanguage.code);
  const pages = languages.map(({code}) => checkPages(english, pagesOf(code)));
  const prose = languages.map(({code}) => checkProseExamples(english, path.dirname(pagesOf(code))));
  const {description} = filesOf(defaultLanguage.code);
  const problems = [
    ...(await lintDescription(english, description)),
    ...[...pages, ...prose].flatMap((result) => result.problems),
  ];
  let texts = 0;
  for (const language of translations) {
    const translated = await readDescription(language.code);
    const {checked, problems: missing} = checkDescriptions(english, translated, language);
    texts += checked;
    problems.push(
      ...(await lintDescription(translated, filesOf(language.code).overlay)),
      ...missing,
    );
  }
  problems.forEach((problem) => console.error(problem));
  console.log(
    `${endpoints(english).length} operations, ${pages.map(({checked}) => checked).join(' + ')} pages, ` +
      `${prose.map(({checked}) => checked).join(' + ')} answers in prose, ` +
      `${texts} descriptions, ` +
      `${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
