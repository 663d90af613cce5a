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
const bareText = new RegExp(`^(?:${bare.join('|')})[。.]?$`, 'i');
const idleText = new RegExp(`^(?:${idle.join('|')})(?![\\p{L}\\d])`, 'iu');

/** Matches a URL that begins with the code of a language. */
const languagePrefix = new RegExp(`^/(?:${languages.map(({code}) => code).join('|')})(?:/|$)`);

const exists = (file: string) => fs.existsSync(path.join(root, file));

function linkProblems(node: Link, {file, key, source}: Page): string[] {
  const {url} = node;
  const problems: string[] = [];
  const text = textOf(node).trim();
  if (!text || bareText.test(text)) {
    problems.push(
      `The link text "${text}" does not say where it leads. Name the page behind ${url}.`,
    );
  }
  const [, encodedPath = '', id] = /^(?![a-z]+:|\/)([^#?]*)(?:#(.+))?/i.exec(url) ?? [];
  const name = decodedPath(encodedPath);
  if (name === null) {
    // The rule about misread Markdown reports it.
    return problems;
  }
  // A page that isn't translated is published in English.
  const target =
    name && [file, key].map((from) => path.join(path.dirname(from), name)).find(exists);
  if (name && !target) {
    problems.push(`${url} leads to no file. Link the page's Markdown file, relative to this one.`);
  } else if (id) {
    const page = /\.mdx?$/.test(target ?? '')
      ? fs.readFileSync(path.join(root, target!), 'utf8')
      : source;
    // The ids of errors come from the API's description.
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
  return !alt || idleText.test(alt) || alt.length < least || alt.length > most
    ? [
        `The alternative text "${alt}" does not tell what ${url} shows. Say it in ${least} to ${most} characters, without "image of".`,
      ]
    : [];
}

/** Reports links and images that lead to nothing, and texts that don't describe them. */
export const links = pageRule((page, report) => {
  // The parser of HTML takes a while to load.
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
