import {visit} from 'unist-util-visit';
import {lineOf, textOf} from '../markdown/read';
import {isTranslated} from '../site/languages';
import {twins} from './content';
import type {Check, Finding} from './finding';

/** What may hold a sentence. */
const blocks = ['paragraph', 'heading', 'tableCell'];

/**
 * A translation is in its language. In one with letters of its own, what has none of them is code, a
 * label, a link or a name; in another, nothing is the English text.
 */
export const translated: Check = {
  name: 'translated',
  things: 'translations',
  run({pages}) {
    const findings: Finding[] = [];
    const own = twins(pages).filter(({translation}) => translation);
    for (const {into, en, translation} of own) {
      const {file, tree, frontMatter, lineOfKey} = translation!;
      for (const key of ['title', 'description']) {
        const value = frontMatter[key];
        const original = en?.frontMatter[key];
        // A title may be a product's name.
        const words = typeof value === 'string' ? value.split(/\s+/).length : 0;
        if (
          words > (key === 'title' ? 3 : 0) &&
          !isTranslated(into, value as string, typeof original === 'string' ? original : [])
        ) {
          findings.push({
            file,
            line: lineOfKey(key),
            message: `The ${key} is not translated: "${value as string}".`,
          });
        }
      }
      const originals: string[] = [];
      if (en) {
        visit(en.tree, blocks, (node) => {
          originals.push(textOf(node));
        });
      }
      visit(tree, blocks, (node) => {
        const text = textOf(node, ['inlineCode', 'strong', 'link', 'image']).trim();
        // Names and error texts are English too; sentences are longer and mostly in small letters.
        const isSentence = text
          .split(/[、，；]/)
          .some((part) => (part.match(/(?<![\w-])\p{Ll}{2,}(?![\w-])/gu)?.length ?? 0) > 4);
        if (isSentence && !isTranslated(into, textOf(node), originals)) {
          findings.push({
            file,
            line: lineOf(node),
            message: `English in a ${into.name} page: "${text.slice(0, 60)}". Translate it.`,
          });
        }
      });
    }
    return {looked: own.length, findings};
  },
};
