import {isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {filesOf} from '../../plugins/api-reference';
import {languageOfFile} from '../../site/contentPath';
import {defaultLanguage, languages} from '../../site/languages';
import type {Content, Finding} from '../content';
import {lineAt} from '../page';
import {identityIn} from '../rules/identity';
import {running, wordsToAvoid} from '../rules/terms';

/** The API's description in each language, whose texts readers see on the operations' pages. */
const descriptions = languages.map(({code}) => {
  const {description, overlay} = filesOf(code);
  return {language: code, file: code === defaultLanguage.code ? description : overlay};
});
const shownKeys = ['description', 'summary', 'title'];
/** What the API sends and takes, as examples show it: a field of it can be named "title", too. */
const data = ['example', 'value'];

/** Texts of the API's description; what is wrong in one is reported at its first line. */
function inDescription(file: string, source: string, language: string): Finding[] {
  const counter = new LineCounter();
  const findings: Finding[] = [];
  visit(parseDocument(source, {lineCounter: counter}), (_, node) => {
    if (!isPair(node) || !isScalar(node.key)) {
      return undefined;
    }
    const {key, value} = node;
    if (data.includes(String(key.value))) {
      return visit.SKIP;
    }
    if (
      shownKeys.includes(String(key.value)) &&
      isScalar(value) &&
      typeof value.value === 'string'
    ) {
      const {line} = counter.linePos(value.range![0]);
      // What readers see of it is on API pages, so their exceptions hold.
      for (const {message} of wordsToAvoid(running(value.value), {language, key: 'docs/api/'})) {
        findings.push({file, line, message});
      }
    }
    return undefined;
  });
  return findings;
}

/** Texts of the interface: the site's own English, and all translations. Docusaurus' English is its own. */
function inInterface({files, neededTexts}: Content): Finding[] {
  const english = new Map(
    neededTexts
      .filter(({id}) => !id.startsWith('theme.'))
      .map(({file, id, english: text}) => [id, {file, id, text, language: defaultLanguage.code}]),
  );
  const translated = Object.entries(files)
    .filter(([file]) => file.endsWith('.json') && languageOfFile(file) !== defaultLanguage.code)
    .flatMap(([file, source]) =>
      Object.entries(JSON.parse(source) as Record<string, {message: string} | string>).map(
        ([id, entry]) => ({
          file,
          id,
          text: typeof entry === 'string' ? entry : entry.message,
          language: languageOfFile(file),
        }),
      ),
    );
  return [...english.values(), ...translated].flatMap(({file, id, text, language}) =>
    wordsToAvoid(text, {language, key: file}).map(({message}) => ({
      file,
      line: lineAt(files[file] ?? '', (files[file] ?? '').indexOf(JSON.stringify(id))),
      message: `${language === defaultLanguage.code ? 'The English of ' : ''}"${id}": ${message}`,
    })),
  );
}

/**
 * Texts that readers see and that aren't pages keep what is asked of pages: the words of the table,
 * and variables in place of the service's name.
 */
export function textsBesidePages(content: Content): Finding[] {
  const {files} = content;
  const others = Object.entries(files).filter(([file]) => !/\.mdx?$/.test(file));
  return [
    ...descriptions.flatMap(({file, language}) =>
      files[file] === undefined ? [] : inDescription(file, files[file], language),
    ),
    ...inInterface(content),
    ...others.flatMap(([file, source]) =>
      identityIn(source)
        .filter(({message}) => !file.endsWith('.json') || !message.startsWith('unknown'))
        .map(({at: [offset], message}) => ({file, line: lineAt(source, offset), message})),
    ),
  ];
}
