import {translationOf} from '../site/contentPath';
import type {Check, Finding} from './finding';
import {openCache} from './cache';
import {twins, type Page} from './content';
import {grammarsFor, languagesIn} from './grammars';
import {outlineOf, type Item, type Outline} from './outline';

/** Front matter that both languages share as it is. */
const shared = ['slug', 'date', 'tags', 'sidebar_position', 'hide_table_of_contents', 'image'];
/** Front matter that each language writes for itself, but that both have. */
const paired = ['title', 'description', 'keywords', 'sidebar_label'];

function firstDifference(
  kind: string,
  translation: Page,
  en: Page,
  mine: Item[],
  theirs: Item[],
): Finding[] {
  const length = Math.max(mine.length, theirs.length);
  for (let index = 0; index < length; index += 1) {
    const [here, there] = [mine[index], theirs[index]];
    if (here?.shape === there?.shape) {
      continue;
    }
    const [hereLines, thereLines] = [here, there].map((item) => item?.shape.split('\n') ?? []);
    const at = Math.max(
      0,
      (thereLines!.length > hereLines!.length ? thereLines! : hereLines!).findIndex(
        (_, line) => hereLines![line] !== thereLines![line],
      ),
    );
    const show = (item: Item | undefined, lines: string[]) =>
      item ? `"${lines[at] ?? 'nothing'}"` : 'missing';
    return [
      {
        file: translation.file,
        line: here?.line ?? mine.at(-1)?.line ?? 1,
        message:
          `${kind} ${index + 1} is ${show(here, hereLines!)}, in English it is ${show(there, thereLines!)}` +
          ` (${en.file}:${there?.line ?? theirs.at(-1)?.line ?? 1}). Make the two agree.`,
      },
    ];
  }
  return [];
}

function frontMatterDifferences(translation: Page, en: Page): Finding[] {
  const same = shared.filter(
    (key) => JSON.stringify(translation.frontMatter[key]) !== JSON.stringify(en.frontMatter[key]),
  );
  const lone = paired.filter((key) => !(key in translation.frontMatter) && key in en.frontMatter);
  return [
    ...same.map((key) => ({
      file: translation.file,
      line: translation.lineOfKey(key),
      message: `"${key}" is not the one of ${en.file}:${en.lineOfKey(key)}. Copy it.`,
    })),
    // A label that is short enough in one language may not be in the other.
    ...lone
      .filter((key) => key !== 'sidebar_label')
      .map((key) => ({
        file: translation.file,
        line: 1,
        message: `"${key}" is missing; ${en.file} has it. Translate it.`,
      })),
  ];
}

/** Every page has its twin in every language, and both say their thing with the same parts in the same order. */
export const parity: Check = {
  name: 'parity',
  things: 'pairs of pages',
  async run({pages}) {
    const cache = openCache<Outline>('outlines');
    const changed = pages.filter(({source}) => !cache.knows(source));
    const grammars = await grammarsFor(changed.flatMap(({tree}) => languagesIn(tree)));
    const outline = ({source, tree}: Page) =>
      cache.resultOf(source, () => outlineOf(tree, grammars));
    const findings: Finding[] = [];
    const pairs = twins(pages);
    for (const {key, into, en, translation} of pairs) {
      if (!en || !translation) {
        findings.push(
          en
            ? {
                file: en.file,
                line: 1,
                message: `There is no ${into.name} twin. Write ${translationOf(key, into.code)}.`,
              }
            : {
                file: translation!.file,
                line: 1,
                message: `A translation of nothing: ${key} does not exist. Write it or remove this file.`,
              },
        );
        continue;
      }
      findings.push(...frontMatterDifferences(translation, en));
      const [mine, theirs] = [outline(translation), outline(en)];
      for (const kind of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
        findings.push(
          ...firstDifference(kind, translation, en, mine[kind] ?? [], theirs[kind] ?? []),
        );
      }
    }
    cache.save();
    return {looked: pairs.length, findings};
  },
};
