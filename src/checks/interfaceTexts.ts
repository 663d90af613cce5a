import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {parse} from 'yaml';
import type {Content, NeededText} from './content';
import {lineAt, type Check, type Finding} from './finding';

const folder = 'i18n/ja/';
const sidebarFile = `${folder}docusaurus-plugin-content-docs/current.json`;
const tagsFile = {
  en: 'release-notes/tags.yml',
  ja: `${folder}docusaurus-plugin-content-blog/tags.yml`,
};
const translationFiles = [
  `${folder}code.json`,
  sidebarFile,
  `${folder}docusaurus-theme-classic/navbar.json`,
  `${folder}docusaurus-theme-classic/footer.json`,
];
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** What is the same in both languages: names, figures, signs and insertions. */
const sameInBoth = /^(?:\{\w+\}|[A-Z][\w+-]*|iOS|[^\p{L}{}])*$/u;

interface Item {
  type?: string;
  label?: string;
  key?: string;
  items?: (Item | string)[];
}

/** The categories of the sidebars, as texts that need Japanese. */
export function categoryTexts(sidebars: SidebarsConfig): NeededText[] {
  const of = (sidebar: string, items: (Item | string)[]): NeededText[] =>
    items.flatMap((item) => {
      if (typeof item === 'string' || item.type !== 'category') {
        return [];
      }
      const {label = '', key = label, items: inner = []} = item;
      const id = `sidebar.${sidebar}.category.${key}`;
      return [{file: sidebarFile, id, english: label}, ...of(sidebar, inner)];
    });
  return Object.entries(sidebars).flatMap(([name, items]) => of(name, items as unknown as Item[]));
}

interface Translations {
  [id: string]: {message: string} | string;
}

function checkTranslations(content: Content, file: string, needed: NeededText[]): Finding[] {
  const source = content.files[file];
  if (source === undefined) {
    return needed.length ? [{file, line: 1, message: 'The file is missing.'}] : [];
  }
  const translations = JSON.parse(source) as Translations;
  const lineOfId = (id: string) => lineAt(source, Math.max(0, source.indexOf(JSON.stringify(id))));
  const findings: Finding[] = [];
  for (const {id, english, japanese: brought} of needed) {
    const own = translations[id];
    const text = typeof own === 'string' ? own : (own?.message ?? brought);
    if (!text || (own === undefined && text === english && !sameInBoth.test(text))) {
      findings.push({
        file,
        line: 1,
        message: `"${id}" has no Japanese. Add {"message": "…"} for "${english}".`,
      });
    } else if (!japanese.test(text) && !sameInBoth.test(text)) {
      findings.push({
        file,
        line: own === undefined ? 1 : lineOfId(id),
        message: `"${id}" is English: "${text}". Translate it.`,
      });
    }
  }
  const known = new Set(needed.map(({id}) => id));
  for (const id of Object.keys(translations)) {
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

function checkTags({files}: Content): {looked: number; findings: Finding[]} {
  const read = (file: string) => (parse(files[file] ?? '') ?? {}) as Record<string, Tag>;
  const [en, ja] = [read(tagsFile.en), read(tagsFile.ja)];
  const lineOfTag = (file: string, tag: string) =>
    lineAt(files[file]!, Math.max(0, `\n${files[file]}`.indexOf(`\n${tag}:`)));
  const findings: Finding[] = [];
  for (const tag of Object.keys({...en, ...ja})) {
    const [mine, theirs] = [ja[tag], en[tag]];
    if (!mine || !theirs) {
      const [has, lacks] = mine ? [tagsFile.ja, tagsFile.en] : [tagsFile.en, tagsFile.ja];
      const line = lineOfTag(has, tag);
      findings.push({file: has, line, message: `The tag "${tag}" is missing in ${lacks}.`});
    } else if (mine.permalink !== theirs.permalink) {
      const line = lineOfTag(tagsFile.ja, tag);
      const message = `The permalink of "${tag}" is not the English one, "${theirs.permalink}".`;
      findings.push({file: tagsFile.ja, line, message});
    } else if (
      !japanese.test(mine.description) ||
      (!japanese.test(mine.label) && !sameInBoth.test(mine.label))
    ) {
      const line = lineOfTag(tagsFile.ja, tag);
      findings.push({file: tagsFile.ja, line, message: `The tag "${tag}" is not translated.`});
    }
  }
  return {looked: Object.keys(en).length, findings};
}

/** Every text of the interface, category and tag has its Japanese, and no Japanese is left over. */
export const interfaceTexts: Check = {
  name: 'interface',
  things: 'interface texts',
  run(content) {
    const needed = [...content.neededTexts, ...categoryTexts(content.sidebars)];
    const tags = checkTags(content);
    return {
      looked: needed.length + tags.looked,
      findings: [
        ...translationFiles.flatMap((file) =>
          checkTranslations(
            content,
            file,
            needed.filter((text) => text.file === file),
          ),
        ),
        ...tags.findings,
      ],
    };
  },
};
