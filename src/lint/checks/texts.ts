import {isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {filesOf} from '../../plugins/api-reference';
import {languageOfFile} from '../../site/contentPath';
import {parseJson} from '../../site/data';
import {defaultLanguage, languages} from '../../site/languages';
import type {Content, Finding} from '../content';
import {lineAt} from '../page';
import {identityIn} from '../rules/identity';
import {proseIn, wordsToAvoid} from '../rules/terms';

/** Keys of the API's description whose texts readers see on the pages of operations. */
const textKeys = ['description', 'summary', 'title'];
/** Keys of examples. Skipped, because a field of the API in an example can be named "title", too. */
const exampleKeys = ['example', 'value'];

/** Checks the words of the API's description in a language. A finding's line is the first line of its text. */
function descriptionFindings(file: string, source: string, language: string): Finding[] {
  const lineCounter = new LineCounter();
  const findings: Finding[] = [];
  visit(parseDocument(source, {lineCounter}), {
    Pair(_, {key, value}) {
      const name = isScalar(key) ? String(key.value) : '';
      if (exampleKeys.includes(name)) {
        return visit.SKIP;
      }
      if (textKeys.includes(name) && isScalar(value) && typeof value.value === 'string') {
        const {line} = lineCounter.linePos(value.range![0]);
        // The key of API pages, because these pages show the texts, so that the pages' exceptions apply.
        for (const {message} of wordsToAvoid(proseIn(value.value), {language, key: 'docs/api/'})) {
          findings.push({file, line, message});
        }
      }
      return undefined;
    },
  });
  return findings;
}

/** Parses one of Docusaurus' files of translations: texts by their ids. */
export const textsIn = (source: string, file: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parseJson<Record<string, {message: string} | string>>(source, file)).map(
      ([id, entry]) => [id, typeof entry === 'string' ? entry : entry.message],
    ),
  );

/** Finds words to avoid in a text of the interface. A finding's line is the line of the text's id in `source`. */
export const wordsIn = (text: string, id: string, language: string, file: string, source = '') =>
  wordsToAvoid(text, {language, key: file}).map(({message}) => ({
    file,
    line: lineAt(source, source.indexOf(JSON.stringify(id))),
    message: `${language === defaultLanguage.code ? 'The English of ' : ''}"${id}": ${message}`,
  }));

/**
 * Checks texts that readers see and that are no pages: the API's description, translations, and tags. These
 * texts must follow the rules of pages about words and about variables for the service's name.
 */
export function textsBesidePages({files, pages, selected}: Content): Finding[] {
  // Checks nothing when a writer checks selected pages, because these texts belong to no page.
  if (selected.length < pages.length) {
    return [];
  }
  const descriptions = languages.flatMap(({code}) => {
    const file = filesOf(code)[code === defaultLanguage.code ? 'description' : 'overlay'];
    const source = files[file];
    return source === undefined ? [] : descriptionFindings(file, source, code);
  });
  const others = Object.entries(files).filter(([file]) => !/\.mdx?$/.test(file));
  const translations = others
    .filter(([file]) => file.endsWith('.json') && languageOfFile(file) !== defaultLanguage.code)
    .flatMap(([file, source]) =>
      Object.entries(textsIn(source, file)).flatMap(([id, text]) =>
        wordsIn(text, id, languageOfFile(file), file, source),
      ),
    );
  const identity = others.flatMap(([file, source]) =>
    identityIn(source, file)
      .filter(({message}) => !file.endsWith('.json') || !message.startsWith('unknown'))
      .map(({at: [offset], message}) => ({file, line: lineAt(source, offset), message})),
  );
  return [...descriptions, ...translations, ...identity];
}
