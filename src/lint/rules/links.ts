import fs from 'node:fs';
import path from 'node:path';
import type {Image, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {imagesInHtml, rawImageProblem} from '../../remark/rawImages';
import {textOf} from '../../lib/markdown/read';
import {decodedPath} from '../../lib/markdown/url';
import {languageOf, languages} from '../../site/languages';
import {root, type Page} from '../page';
import {pageRule} from '../pageRule';
import {readTable} from '../readTable';

const {bare, idle} = readTable<{bare: string[]; idle: string[]}>('links.yaml');
const vagueLinkText = new RegExp(`^(?:${bare.join('|')})[。.]?$`, 'i');
const vagueAltText = new RegExp(`^(?:${idle.join('|')})(?![\\p{L}\\d])`, 'iu');

/** Matches a URL that begins with the code of a language. */
const languagePrefix = new RegExp(`^/(?:${languages.map(({code}) => code).join('|')})(?:/|$)`);

const exists = (file: string) => fs.existsSync(path.join(root, file));

function linkProblems(node: Link, {file, key, source}: Page): string[] {
  const {url} = node;
  const problems: string[] = [];
  const text = textOf(node).trim();
  if (!text || vagueLinkText.test(text)) {
    problems.push(
      `The link text "${text}" does not say where it leads. Name the page behind ${url}.`,
    );
  }
  const [, encodedPath = '', id] = /^(?![a-z]+:|\/)([^#?]*)(?:#(.+))?/i.exec(url) ?? [];
  const name = decodedPath(encodedPath);
  if (name === null) {
    // The rule about misread Markdown reports a path that can't be decoded.
    return problems;
  }
  // Looks beside the English page, too, because a page without a translation is published in English.
  const target =
    name && [file, key].map((from) => path.join(path.dirname(from), name)).find(exists);
  if (name && !target) {
    problems.push(`${url} leads to no file. Link the page's Markdown file, relative to this one.`);
  } else if (id) {
    const page = /\.mdx?$/.test(target ?? '')
      ? fs.readFileSync(path.join(root, target!), 'utf8')
      : source;
    // Accepts any id of a page with `::errors`, because the ids of errors are in the API's description.
    if (!page.includes(`{#${id}}`) && !/^::errors/m.test(page)) {
      problems.push(`${url} leads to no heading. Use an id of ${target || 'this page'}, {#…}.`);
    }
  }
  if (languagePrefix.test(url)) {
    problems.push(
      `${url} names a language. Leave the prefix out, so that each language links its own page.`,
    );
  }
  return problems;
}

function imageProblems({alt: written, url}: Image, {language}: Page): string[] {
  const alt = written?.trim() ?? '';
  const [least, most] = languageOf(language).lengths.alt;
  return !alt || vagueAltText.test(alt) || alt.length < least || alt.length > most
    ? [
        `The alternative text "${alt}" does not tell what ${url} shows. Say it in ${least} to ${most} characters, without "image of".`,
      ]
    : [];
}

/** Reports links and images without a target, and link texts and alternative texts that describe nothing. */
export const links = pageRule((page, report) => {
  // Parses HTML only on pages with `<img`, because the parser of HTML takes a while to load.
  for (const {src, node} of /<img/i.test(page.source) ? imagesInHtml(page.tree) : []) {
    const message = rawImageProblem(src, exists);
    if (message) {
      report({at: node, message});
    }
  }
  visit(page.tree, ['link', 'image'], (node) => {
    const problems =
      node.type === 'link' ? linkProblems(node, page) : imageProblems(node as Image, page);
    problems.forEach((message) => report({at: node, message}));
  });
});
