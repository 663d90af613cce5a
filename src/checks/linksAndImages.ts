import path from 'node:path';
import {visit} from 'unist-util-visit';
import {imagesInHtml, rawImageProblem} from '../markdown/rawImages';
import {lineOf, textOf} from '../markdown/read';
import {languageOf, languages} from '../site/languages';
import type {Check, Finding} from './finding';

/** Link texts that say nothing when they are read alone, as a screen reader lists them. */
const bare =
  /^(here|click here|this|this page|this link|link|read more|more|learn more|details|こちら|ここ|こちらのページ|このページ|リンク|詳細|詳しくはこちら)[。.]?$/i;
/** Alternative texts that only repeat that there is a picture. */
const idle =
  /^(image|picture|screenshot|photo|figure|画像|図|写真|スクリーンショット)\b|^(の?画像|図)$/i;

/** A path that begins with the code of a language. */
const inLanguage = new RegExp(`^/(?:${languages.map(({code}) => code).join('|')})(?:/|$)`);

/** Link texts say where they lead, alternative texts what is to be seen, and files exist. */
export const linksAndImages: Check = {
  name: 'links and images',
  things: 'links and images',
  sees: 'files',
  run({pages, files}) {
    const findings: Finding[] = [];
    let looked = 0;
    for (const {file, tree, language} of pages) {
      const add = (line: number, message: string) => findings.push({file, line, message});
      for (const {src, node} of imagesInHtml(tree)) {
        looked += 1;
        const problem = rawImageProblem(src, (name) => name in files);
        if (problem) {
          add(lineOf(node), problem);
        }
      }
      visit(tree, (node) => {
        const line = lineOf(node);
        if (node.type === 'link') {
          looked += 1;
          const text = textOf(node).trim();
          if (!text || bare.test(text)) {
            add(
              line,
              `The link text "${text}" does not say where it leads. Name the page behind ${node.url}.`,
            );
          }
          const [, local] = /^(?![a-z]+:|\/|#)([^#?]+)/i.exec(node.url) ?? [];
          if (local && !files[path.posix.join(path.posix.dirname(file), decodeURI(local))]) {
            add(
              line,
              `${node.url} leads to no file. Link the page's Markdown file, relative to this one.`,
            );
          }
          if (inLanguage.test(node.url)) {
            add(
              line,
              `${node.url} names a language. Leave the prefix out, so that each language links its own page.`,
            );
          }
        } else if (node.type === 'image') {
          looked += 1;
          const alt = node.alt?.trim() ?? '';
          const [least, most] = languageOf(language).lengths.alt;
          if (!alt || idle.test(alt) || alt.length < least || alt.length > most) {
            add(
              line,
              `The alternative text "${alt}" does not tell what ${node.url} shows. ` +
                `Say it in ${least} to ${most} characters, without "image of".`,
            );
          }
        }
      });
    }
    return {looked, findings};
  },
};
