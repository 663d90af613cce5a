import React from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {announce} from '@site/src/components/announce';
import Form from './Form';
import {parseValues, valuesKey, type SampleValues, type ValueName} from './values';

const slot = createStorageSlot(valuesKey);

/** Puts values, or placeholders, into the places of samples. @returns the number of samples with a value. */
function fill(values: SampleValues, element: ParentNode = document): number {
  const places = [...element.querySelectorAll<HTMLElement>('[data-value]')].filter((place) => {
    const names = place.dataset.value!.split(' ') as ValueName[];
    const value = names.map((name) => values[name]).find(Boolean);
    place.dataset.placeholder ??= place.textContent;
    place.textContent = value ?? place.dataset.placeholder;
    return value;
  });
  return new Set(places.map((place) => place.closest('code'))).size;
}

/** Fills the values that this browser keeps into samples. */
export const fillStored = (element?: Element) => fill(parseValues(slot.get()), element);

/** Returns what to tell a reader after values, or none, have been filled into all samples. */
function outcome(count: number, values: SampleValues, isKept = true): string {
  if (Object.keys(values).length === 0) {
    return translate({id: 'site.values.cleared', message: 'Samples have placeholders again'});
  }
  return isKept
    ? translate({id: 'site.values.filled', message: 'Samples filled in: {count}'}, {count})
    : translate(
        {id: 'site.values.filledHere', message: 'Samples filled in, on this page only: {count}'},
        {count},
      );
}

// Follows what another tab of the browser changes.
slot.listen(() => {
  if (document.querySelector('.code-block')) {
    announce(outcome(fillStored(), parseValues(slot.get())));
  }
});

/** Opens the form, unless it is open. @returns what to tell a reader who has changed something. */
export async function ask(): Promise<string> {
  if (document.querySelector('.your-values[open]')) {
    return '';
  }
  // Another tab may have changed them before this one listened.
  fillStored();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const values = await new Promise<SampleValues | null>((resolve) => {
    // Open before a second click asks whether it is.
    flushSync(() => root.render(<Form stored={parseValues(slot.get())} onClose={resolve} />));
  });
  root.unmount();
  place.remove();
  if (!values) {
    return '';
  }
  const text = JSON.stringify(values);
  if (text === '{}') {
    slot.del();
  } else {
    slot.set(text);
  }
  return outcome(fill(values), values, slot.get() === text);
}
