import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {folderOf, languageOfFile} from '../../site/contentPath';
import {parseYaml} from '../../site/data';
import {defaultLanguage, isTranslated, translations, type Language} from '../../site/languages';
import type {Content, Finding} from '../content';
import {lineAt} from '../page';
import type {NeededText} from './neededTexts';
import {itemsOf} from './sidebars';
import {textsIn, wordsIn} from './texts';

/** Matches texts that are the same in every language: names, numbers, punctuation, and `{placeholders}`. */
const untranslatable = /^(?:\{\w+\}|[A-Z][\w+-]*|iOS|null|[^\p{L}{}])*$/u;

/** Returns the labels of the sidebars' categories, which every language translates. */
const categoryTexts = (sidebars: SidebarsConfig): NeededText[] =>
  itemsOf(sidebars)
    .filter(({item}) => item.type === 'category')
    .flatMap(({sidebar, item: {label = '', key = label}}) =>
      translations.map(({code}) => ({
        file: `i18n/${code}/docusaurus-plugin-content-docs/current.json`,
        id: `sidebar.${sidebar}.category.${key}`,
        english: label,
      })),
    );

/** Compares a file of translations with the texts that the file needs. */
function checkTranslations(
  file: string,
  source: string | undefined,
  needed: NeededText[],
  language: Language,
): Finding[] {
  if (source === undefined) {
    return [{file, line: 1, message: 'The file is missing.'}];
  }
  const translated = textsIn(source, file);
  const findings: Finding[] = [];
  const addAt = (id: string, message: string) =>
    findings.push({file, line: lineAt(source, source.indexOf(JSON.stringify(id))), message});
  for (const {id, english, default: docusaurusText} of needed) {
    const text = translated[id] ?? docusaurusText;
    const isSame = text !== undefined && untranslatable.test(text);
    const isMissing =
      text === undefined ||
      (!text && /\p{L}/u.test(english)) ||
      (!(id in translated) && text === english && !isSame);
    if (isMissing) {
      const message = `"${id}" has no ${language.name}. Add {"message": "…"} for "${english}".`;
      findings.push({file, line: 1, message});
    } else if (!isSame && !isTranslated(language, text, english)) {
      addAt(id, `"${id}" is English: "${text}". Translate it.`);
    }
  }
  const ids = new Set(needed.map(({id}) => id));
  for (const id of Object.keys(translated).filter((key) => !ids.has(key))) {
    addAt(id, `"${id}" translates a text that the interface does not have. Remove it.`);
  }
  return findings;
}

type Tag = Record<'label' | 'permalink' | 'description', string>;

/** Compares the tags of the release notes in a language with the English tags. */
function checkTags({files}: Content, language: Language): Finding[] {
  const [originalFile, translatedFile] = [defaultLanguage, language].map(
    ({code}) => `${folderOf('post', code)}tags.yml`,
  ) as [string, string];
  const read = (file: string) =>
    parseYaml<Record<string, Tag> | null>(files[file] ?? '', file) ?? {};
  const [originals, translated] = [read(originalFile), read(translatedFile)];
  return Object.keys({...originals, ...translated}).flatMap((name): Finding[] => {
    const [original, translation] = [originals[name], translated[name]];
    const file = translation ? translatedFile : originalFile;
    const line = lineAt(files[file]!, `\n${files[file]}`.indexOf(`\n${name}:`));
    const report = (message: string) => [{file, line, message}];
    if (!original || !translation) {
      const other = translation ? originalFile : translatedFile;
      return report(`The tag "${name}" is missing in ${other}.`);
    }
    if (translation.permalink !== original.permalink) {
      return report(`The permalink of "${name}" is not the English one, "${original.permalink}".`);
    }
    const isComplete =
      isTranslated(language, translation.description, original.description) &&
      (untranslatable.test(translation.label) ||
        isTranslated(language, translation.label, original.label));
    return isComplete ? [] : report(`The tag "${name}" is not translated.`);
  });
}

/** Reports texts of the interface, categories and tags without a translation, and unused translations. */
export function interfaceTexts(content: Content): Finding[] {
  const {files, neededTexts, sidebars} = content;
  const needed = [...neededTexts, ...categoryTexts(sidebars)];
  const untranslated = translations.flatMap((language) => {
    const names = [...needed.map(({file}) => file), ...Object.keys(files)].filter(
      (file) => file.endsWith('.json') && languageOfFile(file) === language.code,
    );
    return [
      ...[...new Set(names)].flatMap((name) => {
        const neededInFile = needed.filter(({file}) => file === name);
        return checkTranslations(name, files[name], neededInFile, language);
      }),
      ...checkTags(content, language),
    ];
  });
  // Doesn't check the words of the theme's English texts, because Docusaurus provides these texts.
  const english = neededTexts.filter(
    ({id, file}) => !id.startsWith('theme.') && languageOfFile(file) === translations[0]?.code,
  );
  return [
    ...untranslated,
    ...english.flatMap(({english: text, id, file}) =>
      wordsIn(text, id, defaultLanguage.code, file, files[file]),
    ),
  ];
}
