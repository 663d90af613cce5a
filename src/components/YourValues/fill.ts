import {editsOf, type SampleValues} from '@site/src/site/sampleValues';

/** The samples that have been filled in, as the page brought them. */
const originals = new WeakMap<Element, Node>();

/** The place of a character in the text of an element. */
function placeOf(code: Element, offset: number): [Node, number] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let rest = offset;
  let node = walker.nextNode() as Text;
  while (rest > node.length) {
    rest -= node.length;
    node = walker.nextNode() as Text;
  }
  return [node, rest];
}

/**
 * Puts values into a sample, and placeholders where there is no value. The colours stay; a value
 * becomes text and is never read as HTML.
 *
 * @returns whether the sample has a value.
 */
export function fill(code: Element, values: SampleValues): boolean {
  const original = originals.get(code);
  if (original) {
    code.replaceChildren(...original.cloneNode(true).childNodes);
  }
  const language = /language-(\w+)/.exec(code.className)?.[1] ?? '';
  const edits = editsOf(code.textContent, language, values);
  if (edits.length > 0 && !original) {
    originals.set(code, code.cloneNode(true));
  }
  // From the end, so that the places of those before stay true.
  for (const {start, end, value} of edits.reverse()) {
    const range = document.createRange();
    range.setStart(...placeOf(code, start + 1));
    range.setStart(range.startContainer, range.startOffset - 1);
    range.setEnd(...placeOf(code, end));
    range.deleteContents();
    range.insertNode(document.createTextNode(value));
  }
  return edits.length > 0;
}

/**
 * The same for all samples of the page, in every tab.
 *
 * @returns how many have a value.
 */
export const fillAll = (values: SampleValues): number =>
  [...document.querySelectorAll('.code-block code')].filter((code) => fill(code, values)).length;
