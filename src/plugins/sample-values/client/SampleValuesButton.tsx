import React, {useEffect, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import ActionButton from '@site/src/components/ActionButton';
import {valuesKey} from './values';

const load = () => import(/* webpackChunkName: "your-values" */ './editValues');

interface Props {
  code: RefObject<HTMLElement | null>;
}

/**
 * Puts the stored values into a sample, and renders the button that opens the form for the values. Loads
 * the form only for readers who have stored values or click the button.
 */
export default function SampleValuesButton({code}: Props): ReactNode {
  useEffect(() => {
    const sample = code.current!;
    if (createStorageSlot(valuesKey).get()) {
      void load().then(({fillStored}) => fillStored(sample));
    }
  }, [code]);
  return (
    <ActionButton
      className="code-block__action"
      label={translate({id: 'site.values', message: 'Your values'})}
      failed={translate({id: 'site.values.failed', message: 'Couldn’t load'})}
      act={async () => (await load()).editValues()}
    />
  );
}
