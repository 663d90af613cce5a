import React from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {announce} from '@site/src/components/announce';
import Form from './Form';
import {parseValues, valuesKey, type SampleValues, type ValueName} from './values';

const slot = createStorageSlot(valuesKey);

/** Puts values, or else the placeholders, into samples. Returns the number of samples with a value. */
function fill(values: SampleValues, parent: ParentNode = document): number {
  const filledPlaces = [...parent.querySelectorAll<HTMLElement>('[data-value]')].filter((place) => {
    const names = place.dataset.value!.split(' ') as ValueName[];
    const value = names.map((name) => values[name]).find(Boolean);
    place.dataset.placeholder ??= place.textContent;
    place.textContent = value ?? place.dataset.placeholder;
    return value;
  });
  return new Set(filledPlaces.map((place) => place.closest('code'))).size;
}

/** Puts the values that this browser stores into samples below an element. */
export const fillStored = (parent: ParentNode) => fill(parseValues(slot.get()), parent);

/** Puts values into all samples of the page. Returns the message for the reader. */
function fillAll(values: SampleValues, isStored = true): string {
  const count = fill(values);
  if (Object.keys(values).length === 0) {
    return translate({id: 'site.values.cleared', message: 'Samples have placeholders again'});
  }
  return isStored
    ? translate({id: 'site.values.filled', message: 'Samples filled in: {count}'}, {count})
    : translate(
        {id: 'site.values.filledHere', message: 'Samples filled in, on this page only: {count}'},
        {count},
      );
}

// Values that change in another tab of the browser change here, too. Docusaurus reports changes of this tab
// as well, by events that the browser doesn't trust.
slot.listen(({isTrusted}) => {
  if (isTrusted && document.querySelector('.code-block')) {
    announce(fillAll(parseValues(slot.get())));
  }
});

/**
 * Opens the form unless it is open, and puts the reader's values into all samples.
 *
 * @returns the message for the reader, empty if nothing was changed.
 */
export async function editValues(): Promise<string> {
  if (document.querySelector('.your-values[open]')) {
    return '';
  }
  // Another tab may have changed the values before this module was loaded.
  fillStored(document);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const values = await new Promise<SampleValues | null>((resolve) => {
    // Synchronously, so that a second click finds the form open.
    flushSync(() => root.render(<Form stored={parseValues(slot.get())} onClose={resolve} />));
  });
  root.unmount();
  container.remove();
  if (!values) {
    return '';
  }
  const text = JSON.stringify(values);
  if (text === '{}') {
    slot.del();
  } else {
    slot.set(text);
  }
  return fillAll(values, slot.get() === text);
}
