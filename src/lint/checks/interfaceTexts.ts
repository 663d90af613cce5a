import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {folderOf, languageOfFile} from '../../site/contentPath';
import {parseYaml} from '../../site/data';
import {defaultLanguage, isTranslated, translations, type Language} from '../../site/languages';
import type {Content, Finding} from '../content';
import {lineAt} from '../page';
import {textsIn, wordsIn} from './texts';
import type {NeededText} from './neededTexts';
import {itemsOf} from './sidebars';

/** The file of the sidebars' labels, below a language's folder. */
const sidebarFile = 'docusaurus-plugin-content-docs/current.json';
/** The tags of the release notes, in a language's folder of them. */
const tagsFile = (code: string) => `${folderOf('post', code)}tags.yml`;
/** What is the same in every language: names, figures, signs and insertions. */
const sameInAll = /^(?:\{\w+\}|[A-Z][\w+-]*|iOS|null|[^\p{L}{}])*$/u;

/** The categories of the sidebars, as texts that every language needs. */
const categoryTexts = (sidebars: SidebarsConfig): NeededText[] =>
  itemsOf(sidebars)
    .filter(({item}) => item.type === 'category')
    .flatMap(({sidebar, item: {label = '', key = label}}) =>
      translations.map(({code}) => ({
        file: `i18n/${code}/${sidebarFile}`,
        id: `sidebar.${sidebar}.category.${key}`,
        english: label,
      })),
    );

function checkTranslations(
  {files}: Content,
  language: Language,
  file: string,
  all: NeededText[],
): Finding[] {
  const source = files[file];
  const needed = all.filter((text) => text.file === file);
  if (source === undefined) {
    return [{file, line: 1, message: 'The file is missing.'}];
  }
  const translated = textsIn(source, file);
  const lineOfId = (id: string) => lineAt(source, source.indexOf(JSON.stringify(id)));
  const findings: Finding[] = [];
  for (const {id, english, brought} of needed) {
    const text = translated[id] ?? brought;
    const isSame = text !== undefined && sameInAll.test(text);
    if (
      text === undefined ||
      (!text && /\p{L}/u.test(english)) ||
      (!(id in translated) && text === english && !isSame)
    ) {
      const message = `"${id}" has no ${language.name}. Add {"message": "…"} for "${english}".`;
      findings.push({file, line: 1, message});
    } else if (!isSame && !isTranslated(language, text, english)) {
      const message = `"${id}" is English: "${text}". Translate it.`;
      findings.push({file, line: lineOfId(id), message});
    }
  }
  const known = new Set(needed.map(({id}) => id));
  for (const id of Object.keys(translated).filter((one) => !known.has(one))) {
    const message = `"${id}" translates a text that the interface does not have. Remove it.`;
    findings.push({file, line: lineOfId(id), message});
  }
  return findings;
}

interface Tag {
  label: string;
  permalink: string;
  description: string;
}

function checkTags({files}: Content, language: Language): Finding[] {
  const read = (file: string) =>
    parseYaml<Record<string, Tag> | null>(files[file] ?? '', file) ?? {};
  const [enFile, ownFile] = [tagsFile(defaultLanguage.code), tagsFile(language.code)];
  const [en, own] = [read(enFile), read(ownFile)];
  return Object.keys({...en, ...own}).flatMap((tag) => {
    const [mine, theirs] = [own[tag], en[tag]];
    const file = mine ? ownFile : enFile;
    const line = lineAt(files[file]!, `\n${files[file]}`.indexOf(`\n${tag}:`));
    const report = (message: string): Finding[] => [{file, line, message}];
    if (!mine || !theirs) {
      return report(`The tag "${tag}" is missing in ${mine ? enFile : ownFile}.`);
    }
    if (mine.permalink !== theirs.permalink) {
      return report(`The permalink of "${tag}" is not the English one, "${theirs.permalink}".`);
    }
    const isDone =
      isTranslated(language, mine.description, theirs.description) &&
      (sameInAll.test(mine.label) || isTranslated(language, mine.label, theirs.label));
    return isDone ? [] : report(`The tag "${tag}" is not translated.`);
  });
}

/** Every text of the interface, category and tag has its translation, and no translation is left over. */
export function interfaceTexts(content: Content): Finding[] {
  const needed = [...content.neededTexts, ...categoryTexts(content.sidebars)];
  const untranslated = translations.flatMap((language) => {
    const isOwn = (file: string) => languageOfFile(file) === language.code;
    const existing = Object.keys(content.files).filter((file) => file.endsWith('.json'));
    const files = new Set([...needed.map(({file}) => file), ...existing].filter(isOwn));
    return [
      ...[...files].flatMap((file) => checkTranslations(content, language, file, needed)),
      ...checkTags(content, language),
    ];
  });
  // Docusaurus' English is its own.
  const english = content.neededTexts.filter(
    ({id, file}) => !id.startsWith('theme.') && languageOfFile(file) === translations[0]?.code,
  );
  return [
    ...untranslated,
    ...english.flatMap(({english: text, id, file}) =>
      wordsIn(text, id, defaultLanguage.code, file, content.files[file]),
    ),
  ];
}
