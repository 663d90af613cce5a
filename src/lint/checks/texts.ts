import {isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {filesOf} from '../../plugins/api-reference';
import {languageOfFile} from '../../site/contentPath';
import {parseJson} from '../../site/data';
import {defaultLanguage, languages} from '../../site/languages';
import type {Content, Finding} from '../content';
import {lineAt} from '../page';
import {identityIn} from '../rules/identity';
import {running, wordsToAvoid} from '../rules/terms';

/** The API's description in each language, whose texts readers see on the operations' pages. */
function descriptions(): {language: string; file: string}[] {
  // To check a page shouldn't take the time to load it.
  return languages.map(({code}) => ({
    language: code,
    file: filesOf(code)[code === defaultLanguage.code ? 'description' : 'overlay'],
  }));
}

const shownKeys = ['description', 'summary', 'title'];
/** What the API sends and takes, as examples show it: a field of it can be named "title", too. */
const data = ['example', 'value'];

/** Texts of the API's description; what is wrong in one is reported at its first line. */
function inDescription(file: string, source: string, language: string): Finding[] {
  const counter = new LineCounter();
  const findings: Finding[] = [];
  visit(parseDocument(source, {lineCounter: counter}), {
    Pair(_, {key, value}) {
      const name = isScalar(key) ? String(key.value) : '';
      if (data.includes(name)) {
        return visit.SKIP;
      }
      if (shownKeys.includes(name) && isScalar(value) && typeof value.value === 'string') {
        const {line} = counter.linePos(value.range![0]);
        // What readers see of it is on API pages, so their exceptions hold.
        for (const {message} of wordsToAvoid(running(value.value), {language, key: 'docs/api/'})) {
          findings.push({file, line, message});
        }
      }
      return undefined;
    },
  });
  return findings;
}

/** The translated texts of one of Docusaurus' files, by their ids. */
export const textsIn = (source: string, file: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parseJson<Record<string, {message: string} | string>>(source, file)).map(
      ([id, entry]) => [id, typeof entry === 'string' ? entry : entry.message],
    ),
  );

/** Words of a text of the interface that its language does not use, at its id in a file of translations. */
export const wordsIn = (text: string, id: string, language: string, file: string, source = '') =>
  wordsToAvoid(text, {language, key: file}).map(({message}) => ({
    file,
    line: lineAt(source, source.indexOf(JSON.stringify(id))),
    message: `${language === defaultLanguage.code ? 'The English of ' : ''}"${id}": ${message}`,
  }));

/**
 * Texts that readers see and that aren't pages keep what is asked of pages: the words of the table,
 * and variables in place of the service's name.
 */
export function textsBesidePages({files, pages, asked}: Content): Finding[] {
  // Who asks for some pages doesn't wait for other texts.
  if (asked.length < pages.length) {
    return [];
  }
  const others = Object.entries(files).filter(([file]) => !/\.mdx?$/.test(file));
  return [
    ...descriptions().flatMap(({file, language}) =>
      files[file] === undefined ? [] : inDescription(file, files[file], language),
    ),
    ...others
      .filter(([file]) => file.endsWith('.json') && languageOfFile(file) !== defaultLanguage.code)
      .flatMap(([file, source]) =>
        Object.entries(textsIn(source, file)).flatMap(([id, text]) =>
          wordsIn(text, id, languageOfFile(file), file, source),
        ),
      ),
    ...others.flatMap(([file, source]) =>
      identityIn(source, file)
        .filter(({message}) => !file.endsWith('.json') || !message.startsWith('unknown'))
        .map(({at: [offset], message}) => ({file, line: lineAt(source, offset), message})),
    ),
  ];
}
