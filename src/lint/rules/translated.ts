import {visit} from 'unist-util-visit';
import {textOf} from '../../lib/markdown/read';
import {defaultLanguage, isTranslated, languageOf} from '../../site/languages';
import {pageRule} from '../rule';

/**
 * A page is in its language, where that has letters of its own: a sentence without any of them was
 * left in English. Code, labels, links, and names may be.
 */
export const translated = pageRule((page, report) => {
  const language = languageOf(page.language);
  if (language.code === defaultLanguage.code || !language.letters) {
    return;
  }
  for (const key of ['title', 'description']) {
    const value = page.frontMatter[key];
    // A title may be a product's name.
    const least = key === 'title' ? 3 : 0;
    if (
      typeof value === 'string' &&
      value.split(/\s+/).length > least &&
      !isTranslated(language, value)
    ) {
      const message = `The ${key} is not translated: "${value}".`;
      report({at: page.lineOfKey(key), message});
    }
  }
  visit(page.tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const text = textOf(node, ['inlineCode', 'strong', 'link', 'image']).trim();
    // Names and error texts are English too; sentences are longer and mostly in small letters.
    const isSentence = text
      .split(/[、，；]/)
      .some((part) => (part.match(/(?<![\w-])\p{Ll}{2,}(?![\w-])/gu)?.length ?? 0) > 4);
    if (isSentence && !isTranslated(language, textOf(node))) {
      const message = `English in a ${language.name} page: "${text.slice(0, 60)}". Translate it.`;
      report({at: node, message});
    }
  });
});
