import {visit} from 'unist-util-visit';
import {textOf} from '../../lib/markdown/read';
import {defaultLanguage, isTranslated, languageOf} from '../../site/languages';
import {pageRule} from '../pageRule';

/**
 * Reports sentences that were left in English, because they have no letter of the page's language. Checks
 * only languages with letters of their own. Code, labels, links, and names may be English.
 */
export const translated = pageRule(({frontMatter, language: code, lineOfKey, tree}, report) => {
  const language = languageOf(code);
  if (code === defaultLanguage.code || !language.letters) {
    return;
  }
  const {title, description} = frontMatter;
  // A title of three words may be the name of a product.
  for (const [key, value, maxWords] of [
    ['title', title, 3],
    ['description', description, 0],
  ] as const) {
    const isText = typeof value === 'string' && value.split(/\s+/).length > maxWords;
    if (isText && !isTranslated(language, value)) {
      report({at: lineOfKey(key), message: `The ${key} is not translated: "${value}".`});
    }
  }
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const text = textOf(node, ['inlineCode', 'strong', 'link', 'image']).trim();
    // A part with more than four words in small letters is a sentence. Names and error texts have fewer.
    const isSentence = text
      .split(/[、，；]/)
      .some((part) => (part.match(/(?<![\w-])\p{Ll}{2,}(?![\w-])/gu)?.length ?? 0) > 4);
    if (isSentence && !isTranslated(language, textOf(node))) {
      const message = `English in a ${language.name} page: "${text.slice(0, 60)}". Translate it.`;
      report({at: node, message});
    }
  });
});
