import React from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {announce} from '@site/src/components/announce';
import {editsOf, parseValues, valuesKey, type SampleValues} from './placeholders';
import Form from './Form';
import './form.css';

const slot = () => createStorageSlot(valuesKey);

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
function fill(code: Element, values: SampleValues): boolean {
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

/** Fills the values that this browser keeps into a sample that has come onto the page. */
export function fillStored(code: Element): void {
  fill(code, parseValues(slot().get()));
}

/**
 * Fills values into all samples of the page, in every tab.
 *
 * @param isKept - whether this browser keeps them.
 * @returns what to tell the reader.
 */
function fillAll(values: SampleValues, isKept: boolean): string {
  const samples = [...document.querySelectorAll('.code-block code')];
  const count = samples.filter((code) => fill(code, values)).length;
  if (Object.keys(values).length === 0) {
    return translate({id: 'site.values.cleared', message: 'Samples have placeholders again'});
  }
  return isKept
    ? translate({id: 'site.values.filled', message: 'Samples filled in: {count}'}, {count})
    : translate(
        {
          id: 'site.values.filledHere',
          message: 'Samples filled in, on this page only: {count}',
        },
        {count},
      );
}

/** Keeps values in this browser, or nothing where there is none, and fills them in. */
function apply(values: SampleValues): string {
  const text = JSON.stringify(values);
  if (text === '{}') {
    slot().del();
  } else {
    slot().set(text);
  }
  return fillAll(values, slot().get() === text);
}

// Changed in another tab of the browser: this one follows, and says so.
window.addEventListener('storage', ({key}) => {
  if (key === valuesKey && document.querySelector('.code-block')) {
    announce(fillAll(parseValues(slot().get()), true));
  }
});

/**
 * Opens the form with the reader's values, unless it is open.
 *
 * @returns what to tell the reader once it is closed; nothing when they changed nothing.
 */
export async function ask(): Promise<string> {
  // A second click came while the form was being loaded.
  if (document.querySelector('.your-values[open]')) {
    return '';
  }
  const stored = parseValues(slot().get());
  // Another tab may have changed them before this one knew of any.
  fillAll(stored, true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const values = await new Promise<SampleValues | null>((resolve) => {
    flushSync(() => root.render(<Form stored={stored} onClose={resolve} />));
  });
  root.unmount();
  place.remove();
  return values ? apply(values) : '';
}
