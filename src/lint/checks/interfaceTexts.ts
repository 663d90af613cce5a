import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {parse} from 'yaml';
import {folderOf, languageOfFile} from '../../site/contentPath';
import {defaultLanguage, isTranslated, translations, type Language} from '../../site/languages';
import type {Content, Finding} from '../content';
import {lineAt} from '../page';
import {wordsToAvoid} from '../rules/terms';
import type {NeededText} from './neededTexts';

/** The file of the sidebars' labels, below a language's folder. */
const sidebarFile = 'docusaurus-plugin-content-docs/current.json';
/** The tags of the release notes, in a language's folder of them. */
const tagsFile = (code: string) => `${folderOf('post', code)}tags.yml`;
/** What is the same in every language: names, figures, signs and insertions. */
const sameInAll = /^(?:\{\w+\}|[A-Z][\w+-]*|iOS|null|[^\p{L}{}])*$/u;

interface Item {
  type?: string;
  label?: string;
  key?: string;
  items?: (Item | string)[];
}

/** The categories of the sidebars, as texts that every language needs. */
function categoryTexts(sidebars: SidebarsConfig): NeededText[] {
  const of = (sidebar: string, items: (Item | string)[]): NeededText[] =>
    items.flatMap((item) => {
      if (typeof item === 'string' || item.type !== 'category') {
        return [];
      }
      const {label = '', key = label, items: inner = []} = item;
      const id = `sidebar.${sidebar}.category.${key}`;
      const own = translations.map(({code}) => ({
        file: `i18n/${code}/${sidebarFile}`,
        id,
        english: label,
      }));
      return [...own, ...of(sidebar, inner)];
    });
  return Object.entries(sidebars).flatMap(([name, items]) => of(name, items as unknown as Item[]));
}

interface Translations {
  [id: string]: {message: string} | string;
}

function checkTranslations(
  content: Content,
  language: Language,
  file: string,
  needed: NeededText[],
): Finding[] {
  const source = content.files[file];
  if (source === undefined) {
    return needed.length ? [{file, line: 1, message: 'The file is missing.'}] : [];
  }
  const translated = JSON.parse(source) as Translations;
  const lineOfId = (id: string) => lineAt(source, Math.max(0, source.indexOf(JSON.stringify(id))));
  const findings: Finding[] = [];
  for (const {id, english, brought} of needed) {
    const own = translated[id];
    const text = typeof own === 'string' ? own : (own?.message ?? brought);
    const isSame = text !== undefined && sameInAll.test(text);
    if (
      text === undefined ||
      (!text && /\p{L}/u.test(english)) ||
      (own === undefined && text === english && !isSame)
    ) {
      findings.push({
        file,
        line: 1,
        message: `"${id}" has no ${language.name}. Add {"message": "…"} for "${english}".`,
      });
    } else if (!isSame && !isTranslated(language, text, english)) {
      findings.push({
        file,
        line: own === undefined ? 1 : lineOfId(id),
        message: `"${id}" is English: "${text}". Translate it.`,
      });
    }
  }
  const known = new Set(needed.map(({id}) => id));
  for (const id of Object.keys(translated)) {
    if (!known.has(id)) {
      findings.push({
        file,
        line: lineOfId(id),
        message: `"${id}" translates a text that the interface does not have. Remove it.`,
      });
    }
  }
  return findings;
}

interface Tag {
  label: string;
  permalink: string;
  description: string;
}

function checkTags({files}: Content, language: Language): Finding[] {
  const read = (file: string) => (parse(files[file] ?? '') ?? {}) as Record<string, Tag>;
  const [enFile, ownFile] = [tagsFile(defaultLanguage.code), tagsFile(language.code)];
  const [en, own] = [read(enFile), read(ownFile)];
  const lineOfTag = (file: string, tag: string) =>
    lineAt(files[file]!, Math.max(0, `\n${files[file]}`.indexOf(`\n${tag}:`)));
  const findings: Finding[] = [];
  for (const tag of Object.keys({...en, ...own})) {
    const [mine, theirs] = [own[tag], en[tag]];
    if (!mine || !theirs) {
      const [has, lacks] = mine ? [ownFile, enFile] : [enFile, ownFile];
      const line = lineOfTag(has, tag);
      findings.push({file: has, line, message: `The tag "${tag}" is missing in ${lacks}.`});
    } else if (mine.permalink !== theirs.permalink) {
      const line = lineOfTag(ownFile, tag);
      const message = `The permalink of "${tag}" is not the English one, "${theirs.permalink}".`;
      findings.push({file: ownFile, line, message});
    } else if (
      !isTranslated(language, mine.description, theirs.description) ||
      (!isTranslated(language, mine.label, theirs.label) && !sameInAll.test(mine.label))
    ) {
      const line = lineOfTag(ownFile, tag);
      findings.push({file: ownFile, line, message: `The tag "${tag}" is not translated.`});
    }
  }
  return findings;
}

/** Words of the site's own English texts that the site does not use. Docusaurus' English is its own. */
function wordsIn({files, neededTexts}: Content): Finding[] {
  const own = new Map(neededTexts.map((text) => [text.id, text]));
  return [...own.values()]
    .filter(({id}) => !id.startsWith('theme.'))
    .flatMap(({file, id, english}) =>
      wordsToAvoid(english, {language: defaultLanguage.code, key: file}).map(({message}) => ({
        file,
        line: lineAt(files[file] ?? '', (files[file] ?? '').indexOf(JSON.stringify(id))),
        message: `The English of "${id}": ${message}`,
      })),
    );
}

/** Every text of the interface, category and tag has its translation, and no translation is left over. */
export function interfaceTexts(content: Content): Finding[] {
  const needed = [...content.neededTexts, ...categoryTexts(content.sidebars)];
  const untranslated = translations.flatMap((language) => {
    const own = needed.filter(({file}) => languageOfFile(file) === language.code);
    const files = new Set([
      ...own.map(({file}) => file),
      ...Object.keys(content.files).filter(
        (file) => languageOfFile(file) === language.code && file.endsWith('.json'),
      ),
    ]);
    return [
      ...[...files].flatMap((file) =>
        checkTranslations(
          content,
          language,
          file,
          own.filter((text) => text.file === file),
        ),
      ),
      ...checkTags(content, language),
    ];
  });
  return [...untranslated, ...wordsIn(content)];
}
