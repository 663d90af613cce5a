import React from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {parseValues, type SampleValues} from '@site/src/site/sampleValues';
import {valuesKey} from './key';
import {fill, fillAll} from './fill';
import Form from './Form';
import './form.css';

const slot = () => createStorageSlot(valuesKey);

/** Fills the values that this browser keeps into a sample that has come onto the page. */
export function fillStored(code: Element): void {
  fill(code, parseValues(slot().get()));
}

/**
 * Keeps values in this browser, or nothing where there is none, and fills them into the page.
 *
 * @returns what to tell the reader.
 */
function apply(values: SampleValues): string {
  const text = JSON.stringify(values);
  const isEmpty = text === '{}';
  if (isEmpty) {
    slot().del();
  } else {
    slot().set(text);
  }
  const count = String(fillAll(values));
  if (isEmpty) {
    return translate({id: 'site.values.cleared', message: 'Samples have placeholders again'});
  }
  return slot().get() === text
    ? translate({id: 'site.values.filled', message: 'Samples filled in: {count}'}, {count})
    : translate(
        {
          id: 'site.values.filledHere',
          message: 'Samples filled in, on this page only: {count}',
        },
        {count},
      );
}

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
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const values = await new Promise<SampleValues | null>((resolve) => {
    flushSync(() => root.render(<Form stored={parseValues(slot().get())} onClose={resolve} />));
  });
  root.unmount();
  place.remove();
  return values ? apply(values) : '';
}
