import type {Element} from 'hast';
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
  return h('div', post.children);
}
