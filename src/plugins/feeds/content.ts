import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {matches, select} from 'hast-util-select';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

/** What only works on the page itself: links to its own headings, buttons, styles. */
const pageOnly = '.hash-link, button, script, style';
const pageOnlyProperties = ['className', 'id', 'style', 'tabIndex', 'translate', 'target'];

/**
 * The full text of a release note for readers outside the site.
 *
 * @param html - the built page.
 * @param url - its absolute address, against which every address becomes absolute.
 * @returns a `div` with the post's text, without what only works on the page.
 * @throws an error that names the page when it has no post in it.
 */
export function postContent(html: string, url: string): Element {
  // The id by which Docusaurus' theme marks the text of a post.
  const post = select('#__blog-post-container', fromHtml(html));
  if (!post) {
    throw new Error(`Feeds: ${url} has no element #__blog-post-container; did the theme change?`);
  }
  return forReaders(post.children, url);
}

/**
 * The text of one entry on a product's page: what stands between its heading and the next.
 *
 * @param page - the built page, read (`fromHtml`).
 * @param url - its absolute address with the entry's anchor.
 * @returns a `div` as `postContent` does.
 * @throws an error that names the page when it has no such heading.
 */
export function entryContent(page: Root, url: string): Element {
  let text: ElementContent[] | undefined;
  visit(page, 'element', (node, index, parent) => {
    if (node.properties.id !== decodeURIComponent(new URL(url).hash.slice(1))) {
      return;
    }
    const rest = parent!.children.slice(index! + 1) as ElementContent[];
    const end = rest.findIndex(
      (next) => next.type === 'element' && /^h[1-6]$|^footer$/.test(next.tagName),
    );
    text = rest.slice(0, end < 0 ? undefined : end);
  });
  if (!text?.length) {
    throw new Error(`Feeds: ${url} has no text; did the page change?`);
  }
  return forReaders(text, url);
}

/** Takes out of a text what only works on its page, and makes its addresses absolute. */
function forReaders(children: ElementContent[], url: string): Element {
  const post = h('div', children);
  visit(post, (node, index, parent) => {
    if (node.type === 'comment' || (node.type === 'element' && matches(pageOnly, node))) {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    }
    if (node.type === 'element') {
      pageOnlyProperties.forEach((name) => delete node.properties[name]);
      for (const name of ['href', 'src']) {
        if (typeof node.properties[name] === 'string') {
          node.properties[name] = new URL(node.properties[name], url).href;
        }
      }
    }
    return undefined;
  });
  return post;
}
