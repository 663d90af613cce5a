import {createHash} from 'node:crypto';
import type {Node, Root} from 'mdast';
import {parseDocument} from 'yaml';
import {parseMarkdown} from './read';

/** Front matter that a translation takes over; keywords and questions are each language's own. */
const translated = ['title', 'description', 'sidebar_label'];

/** A node without its position and layout: only what the page says is left. */
function meaning(node: Node): unknown {
  const item = node as Node & Record<string, unknown> & {children?: Node[]};
  if (item.type === 'yaml') {
    const data = (parseDocument(item.value as string).toJS() ?? {}) as Record<string, unknown>;
    return translated.map((key) => data[key] ?? null);
  }
  const plain = Object.entries(item)
    .filter(([key]) => !['position', 'children', 'data', 'spread'].includes(key))
    .map(([key, value]) => [
      key,
      item.type === 'text' && typeof value === 'string' ? value.replace(/\s+/g, ' ') : value,
    ]);
  return [plain, (item.children ?? []).map(meaning)];
}

/**
 * Fingerprint of what an English file says. Line breaks, the width of tables, the marks of lists and
 * other formatting leave it as it is.
 *
 * @param source - the whole file, or its syntax tree.
 * @returns 16 hexadecimal digits, as a translation's `source_hash` records them.
 */
export function sourceHash(source: string | Root): string {
  const tree = typeof source === 'string' ? parseMarkdown(source) : source;
  return createHash('sha256')
    .update(JSON.stringify(meaning(tree)))
    .digest('hex')
    .slice(0, 16);
}
