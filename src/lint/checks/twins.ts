import {openCache} from '../../lib/cache';
import {defaultLanguage} from '../../site/languages';
import type {Content, Finding} from '../content';
import type {Page} from '../page';
import {labelsMissingIn, shapeOf, type Item, type Shape} from './outline';

/** Front matter that both languages share as it is. */
const shared = ['slug', 'date', 'tags', 'sidebar_position', 'hide_table_of_contents', 'image'];

/** A page with its things of a kind. */
type Part = [page: Page, items: Item[] | undefined];

/** The first thing of a kind that both don't have in the same form, by its first line that differs. */
function firstDifference(
  kind: string,
  [page, mine = []]: Part,
  [en, theirs = []]: Part,
): Finding[] {
  const longer = mine.length > theirs.length ? mine : theirs;
  const index = longer.findIndex((_, at) => mine[at]?.shape !== theirs[at]?.shape);
  if (index < 0) {
    return [];
  }
  const [here, there] = [mine[index], theirs[index]];
  const [own = [], original = []] = [here, there].map((item) => item?.shape.split('\n'));
  const at = [...own, ''].findIndex((line, number) => line !== original[number]);
  const show = (item: Item | undefined, lines: string[]) =>
    item ? `"${lines[at] ?? 'nothing'}"` : 'missing';
  const line = here?.line ?? mine.at(-1)?.line ?? 1;
  const message =
    `${kind} ${index + 1} is ${show(here, own)}, in English it is ${show(there, original)}` +
    ` (${en.file}:${there?.line ?? theirs.at(-1)?.line ?? 1}). Make the two agree, or run "npm run translate:status" to see what changed.`;
  return [{file: page.file, line, message}];
}

const frontMatterDifferences = ({file, frontMatter, lineOfKey}: Page, en: Page): Finding[] =>
  shared
    .filter((key) => JSON.stringify(frontMatter[key]) !== JSON.stringify(en.frontMatter[key]))
    .map((key) => ({
      file,
      line: lineOfKey(key),
      message: `"${key}" is not the one of ${en.file}:${en.lineOfKey(key)}. Copy it.`,
    }));

/**
 * A translation says its thing with the same parts in the same order as the English page that it
 * translates. One that is behind has a notice; one that is missing is shown in English: both are
 * listed by `npm run translate:status`, and no error.
 */
export function twinsAgree({asked, pages}: Pick<Content, 'asked' | 'pages'>): Finding[] {
  const isWhole = asked.length === pages.length;
  const cache = openCache<Shape>('.cache/checks/twins', [
    'package-lock.json',
    'src/lint',
    'src/lib',
    'src/remark',
    'src/plugins/translations',
    'src/site',
  ]);
  const read = (page: Page) => cache.resultOf(page.file + page.source, () => shapeOf(page));
  const originals = new Map(
    asked.filter(({language}) => language === defaultLanguage.code).map((page) => [page.key, page]),
  );
  const translations = asked.filter(({language}) => language !== defaultLanguage.code);
  const findings = translations.flatMap((translation): Finding[] => {
    const {file, key} = translation;
    const en = originals.get(key);
    if (!en) {
      const message = `A translation of nothing: ${key} does not exist. Write it or remove this file.`;
      return [{file, line: 1, message}];
    }
    const [own, original] = [read(translation), read(en)];
    const {source_hash: recorded} = translation.frontMatter;
    // It says that it translates an earlier state.
    if (recorded !== undefined && String(recorded) !== original.hash) {
      const message = `${en.file} has changed since this translation. Bring it up to date, then run "npm run translate:record -- ${en.file}".`;
      return [{file, line: translation.lineOfKey('source_hash'), message, warning: true}];
    }
    const [mine, theirs] = [own.outline, original.outline];
    // Labels were read in these two languages.
    const missing =
      translation.language === 'ja'
        ? ([
            [translation, labelsMissingIn(original, own), en],
            [en, labelsMissingIn(own, original), translation],
          ] as const)
        : [];
    return [
      ...frontMatterDifferences(translation, en),
      ...Object.keys({...theirs, ...mine}).flatMap((kind) =>
        firstDifference(kind, [translation, mine[kind]], [en, theirs[kind]]),
      ),
      ...missing.flatMap(([page, labels, without]) =>
        labels.map(({label, line}) => ({
          file: page.file,
          line,
          message: `${without.file} does not show the label **${label}**. Make both languages show the same labels.`,
        })),
      ),
    ];
  });
  // A run for some pages keeps what is known of the others.
  cache.save(isWhole ? 'all' : undefined);
  return findings;
}
