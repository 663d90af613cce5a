import type {Node, Parents, Strong} from 'mdast';
import {textOf} from '../lib/markdown/read';
import {emphasized, isLabel} from './labelTable';
import type {Page} from './page';

/** A bold text and its labels. A menu path has several labels, separated by `>`. */
export interface Bold {
  node: Strong;
  labels: string[];
  /** Title of the `##` section that contains the text. */
  section: string;
  /** True for a term: a bold text at the beginning of an item, cell or paragraph that explains the text. */
  isTerm: boolean;
  /** True if the text's meaning follows in brackets, or if the sentence says that the text is English. */
  isExplained: boolean;
}

/** Returns whether bold text is a term: followed by a colon or a full stop, or the head of a row. */
function isTerm(node: Strong, ancestors: Parents[], {key}: Page): boolean {
  const [table, row, parent] = [ancestors.at(-3), ancestors.at(-2), ancestors.at(-1)!];
  if (parent.children[0] !== node) {
    return false;
  }
  const text = textOf(node);
  const rest = textOf(parent).slice(text.length);
  const isInCell = parent.type === 'tableCell';
  const isHead =
    isInCell &&
    (row!.children[0] === parent || table!.children[0] === row) &&
    /^\s*(?:[（(].*[）)])?\s*$/.test(rest);
  // Pages of the API have no screens: bold text at the beginning of an item is always a term.
  const isApi = key.startsWith('docs/api/') && ancestors.some(({type}) => type === 'listItem');
  return (
    isHead || isApi || /^\s*[:：.。]/.test(rest) || (!isInCell && /[.:?!。：？！]$/.test(text))
  );
}

function isExplained(node: Strong, {children}: Parents): boolean {
  const index = children.findIndex((child) => child === node);
  const next = children[index + 1];
  return (
    (next?.type === 'text' && /^\s?[（(]/.test(next.value)) ||
    children.slice(0, index).some((child) => child.type === 'text' && child.value.includes('英語'))
  );
}

/**
 * Returns the bold texts of a page that are, or should be, labels.
 *
 * @param page - a page. Returns none in a language for which `labels.yaml` has no labels.
 */
export function boldTexts(page: Page): Bold[] {
  const bolds: Bold[] = [];
  const {language} = page;
  const emphasis = emphasized[language];
  let section = '';

  function add(node: Strong, ancestors: Parents[]): void {
    const text = textOf(node);
    const labels = text.split(/\s+[>→]\s+/);
    const isLink = [...ancestors, ...node.children].some(({type}) => type === 'link');
    const isCode = node.children.every(({type}) => type === 'inlineCode');
    if (isLink || isCode || !emphasis || new RegExp(emphasis).test(text)) {
      return;
    }
    const term = isTerm(node, ancestors, page);
    // A term is returned only if its texts are known labels.
    if (!term || labels.every((label) => isLabel(label, language))) {
      const explained = isExplained(node, ancestors.at(-1)!);
      bolds.push({node, labels, section, isTerm: term, isExplained: explained});
    }
  }

  function search(node: Node, ancestors: Parents[]): void {
    const parent = node as Parents;
    if (parent.type === 'heading' && parent.depth === 2) {
      section = textOf(parent);
    }
    parent.children?.forEach((child) => search(child, [...ancestors, parent]));
    if (parent.type === 'strong') {
      add(parent, ancestors);
    }
  }

  search(page.tree, []);
  return bolds;
}
