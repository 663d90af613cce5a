import {visit} from 'unist-util-visit';
import {lineOf, textOf} from '../markdown/read';
import type {Check, Finding} from './finding';

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** A Japanese page speaks Japanese: what has no Japanese letter is code, a label, a link or a name. */
export const translated: Check = {
  name: 'translated',
  things: 'Japanese pages',
  run({pages}) {
    const findings: Finding[] = [];
    const own = pages.filter(({language}) => language === 'ja');
    for (const {file, tree, frontMatter, lineOfKey} of own) {
      for (const key of ['title', 'description']) {
        const value = frontMatter[key];
        // A title may be a product's name.
        const words = typeof value === 'string' ? value.split(/\s+/).length : 0;
        if (words > (key === 'title' ? 3 : 0) && !japanese.test(value as string)) {
          findings.push({
            file,
            line: lineOfKey(key),
            message: `The ${key} is not translated: "${value as string}".`,
          });
        }
      }
      visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
        const text = textOf(node, ['inlineCode', 'strong', 'link', 'image']).trim();
        // Names and error texts are English too; sentences are longer and mostly in small letters.
        const isSentence = text
          .split(/[、，；]/)
          .some((part) => (part.match(/(?<![\w-])\p{Ll}{2,}(?![\w-])/gu)?.length ?? 0) > 4);
        if (isSentence && !japanese.test(textOf(node))) {
          findings.push({
            file,
            line: lineOf(node),
            message: `English in a Japanese page: "${text.slice(0, 60)}". Translate it.`,
          });
        }
      });
    }
    return {looked: own.length, findings};
  },
};
