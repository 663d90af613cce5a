import {openCache} from '../../lib/cache';
import {defaultLanguage} from '../../site/languages';
import type {Content, Finding} from '../content';
import type {Page} from '../page';
import {labelsMissingIn, shapeOf, type OutlineItem, type Shape} from './outline';

/** Front matter that translations copy. */
const copiedKeys = ['slug', 'date', 'tags', 'sidebar_position', 'hide_table_of_contents', 'image'];

/** A page in one language, with the parts that are compared with another language. */
interface PageParts {
  page: Page;
  shape: Shape;
}

/** Reports the first part of a kind that differs between the two pages, with its first line that differs. */
function firstDifference(kind: string, translation: PageParts, english: PageParts): Finding[] {
  const parts = translation.shape.outline[kind] ?? [];
  const originals = english.shape.outline[kind] ?? [];
  const longer = parts.length > originals.length ? parts : originals;
  const index = longer.findIndex((_, at) => parts[at]?.shape !== originals[at]?.shape);
  if (index < 0) {
    return [];
  }
  const [part, original] = [parts[index], originals[index]];
  const [lines = [], originalLines = []] = [part, original].map((item) => item?.shape.split('\n'));
  const differing = [...lines, ''].findIndex((text, at) => text !== originalLines[at]);
  const quote = (item: OutlineItem | undefined, texts: string[]) =>
    item ? `"${texts[differing] ?? 'nothing'}"` : 'missing';
  const line = part?.line ?? parts.at(-1)?.line ?? 1;
  const originalLine = original?.line ?? originals.at(-1)?.line ?? 1;
  const message =
    `${kind} ${index + 1} is ${quote(part, lines)}, in English it is ${quote(original, originalLines)}` +
    ` (${english.page.file}:${originalLine}). Make the two agree, or run "npm run translate:status" to see what changed.`;
  return [{file: translation.page.file, line, message}];
}

const frontMatterDifferences = ({file, frontMatter, lineOfKey}: Page, english: Page): Finding[] =>
  copiedKeys
    .filter((key) => JSON.stringify(frontMatter[key]) !== JSON.stringify(english.frontMatter[key]))
    .map((key) => ({
      file,
      line: lineOfKey(key),
      message: `"${key}" is not the one of ${english.file}:${english.lineOfKey(key)}. Copy it.`,
    }));

/** Reports the labels of a page that its translation doesn't show. */
const missingLabels = ({page, shape}: PageParts, other: PageParts): Finding[] =>
  labelsMissingIn(other.shape, shape).map(({label, line}) => ({
    file: page.file,
    line,
    message: `${other.page.file} does not show the label **${label}**. Make both languages show the same labels.`,
  }));

function differences(translation: PageParts, english: PageParts): Finding[] {
  const {page, shape} = translation;
  const {source_hash: recorded} = page.frontMatter;
  // Doesn't compare an outdated translation, because the parts of the English page have changed.
  if (recorded !== undefined && String(recorded) !== english.shape.hash) {
    const {file} = english.page;
    const message = `${file} has changed since this translation. Bring it up to date, then run "npm run translate:record -- ${file}".`;
    return [{file: page.file, line: page.lineOfKey('source_hash'), message, warning: true}];
  }
  return [
    ...frontMatterDifferences(page, english.page),
    ...Object.keys({...english.shape.outline, ...shape.outline}).flatMap((kind) =>
      firstDifference(kind, translation, english),
    ),
    // Compares labels only in Japanese, because labels.yaml has only English and Japanese labels.
    ...(page.language === 'ja'
      ? [...missingLabels(translation, english), ...missingLabels(english, translation)]
      : []),
  ];
}

/**
 * Reports translations whose parts, or their order, differ from the English page. A page without a
 * translation is shown in English, and an outdated translation with a notice: `npm run translate:status`
 * lists both, and neither is an error.
 */
export function translationsAgree({
  selected,
  pages,
}: Pick<Content, 'selected' | 'pages'>): Finding[] {
  const cache = openCache<Shape>('.cache/checks/translations', [
    'package-lock.json',
    'src/lint',
    'src/lib',
    'src/remark',
    'src/plugins/translations',
    'src/site',
  ]);
  const versionOf = (page: Page): PageParts => ({
    page,
    shape: cache.resultOf(page.file + page.source, () => shapeOf(page)),
  });
  const isEnglish = ({language}: Page) => language === defaultLanguage.code;
  const originals = new Map(selected.filter(isEnglish).map((page) => [page.key, page]));
  const findings = selected
    .filter((page) => !isEnglish(page))
    .flatMap((page): Finding[] => {
      const {file, key} = page;
      const english = originals.get(key);
      const message = `A translation of nothing: ${key} does not exist. Write it or remove this file.`;
      return english
        ? differences(versionOf(page), versionOf(english))
        : [{file, line: 1, message}];
    });
  // A run for selected pages keeps the cached results of the other pages.
  cache.save(selected.length === pages.length ? 'all' : undefined);
  return findings;
}
