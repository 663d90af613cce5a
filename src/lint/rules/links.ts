import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {imagesInHtml, rawImageProblem} from '../../remark/rawImages';
import {textOf} from '../../lib/markdown/read';
import {decodedPath} from '../../lib/markdown/url';
import {languageOf, languages} from '../../site/languages';
import {root} from '../page';
import {pageRule} from '../rule';
import {readTable} from '../tables';

const {bare, idle} = readTable<{bare: string[]; idle: string[]}>('links.yaml');
const isBare = new RegExp(`^(?:${bare.join('|')})[。.]?$`, 'i');
const isIdle = new RegExp(`^(?:${idle.join('|')})(?![\\p{L}\\d])`, 'iu');

/** A path that begins with the code of a language. */
const inLanguage = new RegExp(`^/(?:${languages.map(({code}) => code).join('|')})(?:/|$)`);

const exists = (file: string) => fs.existsSync(path.join(root, file));

/** Link texts say where they lead, alternative texts what is to be seen, and files exist. */
export const links = pageRule(({file, key, language, source, tree}, report) => {
  if (/<img/i.test(source)) {
    // The parser of HTML takes a while to load.
    for (const {src, node} of imagesInHtml(tree)) {
      const message = rawImageProblem(src, exists);
      if (message) {
        report({at: node, message});
      }
    }
  }
  visit(tree, (node) => {
    const add = (message: string) => report({at: node, message});
    if (node.type === 'link') {
      const words = textOf(node).trim();
      if (!words || isBare.test(words)) {
        add(
          `The link text "${words}" does not say where it leads. Name the page behind ${node.url}.`,
        );
      }
      const [, local = '', id] = /^(?![a-z]+:|\/)([^#?]*)(?:#(.+))?/i.exec(node.url) ?? [];
      const name = decodedPath(local);
      if (name === null) {
        // The rule about what is misread reports it.
        return;
      }
      // A page that isn't translated is published in English.
      const found = [file, key]
        .map((from) => path.join(path.dirname(from), name))
        .find((target) => local && exists(target));
      const text = /\.mdx?$/.test(found ?? '')
        ? fs.readFileSync(path.join(root, found!), 'utf8')
        : source;
      if (local && !found) {
        add(`${node.url} leads to no file. Link the page's Markdown file, relative to this one.`);
      } else if (id && !text.includes(`{#${id}}`) && !/^::errors/m.test(text)) {
        // The ids of errors come from the API's description.
        add(`${node.url} leads to no heading. Use an id of ${found ?? 'this page'}, {#…}.`);
      }
      if (inLanguage.test(node.url)) {
        add(
          `${node.url} names a language. Leave the prefix out, so that each language links its own page.`,
        );
      }
    } else if (node.type === 'image') {
      const alt = node.alt?.trim() ?? '';
      const [least, most] = languageOf(language).lengths.alt;
      if (!alt || isIdle.test(alt) || alt.length < least || alt.length > most) {
        add(
          `The alternative text "${alt}" does not tell what ${node.url} shows. ` +
            `Say it in ${least} to ${most} characters, without "image of".`,
        );
      }
    }
  });
});
