import React, {useEffect, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import ActionButton from '@site/src/components/ActionButton';
import {valuesKey} from './values';

const yourValues = () => import(/* webpackChunkName: "your-values" */ './yourValues');

interface Props {
  code: RefObject<HTMLElement | null>;
}

/** Fills the values in this browser into a sample, and opens the form for them, which is loaded then. */
export default function SampleValuesButton({code}: Props): ReactNode {
  useEffect(() => {
    const {current} = code;
    if (createStorageSlot(valuesKey).get()) {
      void yourValues().then(({fillStored}) => fillStored(current!));
    }
  }, [code]);
  return (
    <ActionButton
      className="code-block__action"
      label={translate({id: 'site.values', message: 'Your values'})}
      failed={translate({id: 'site.values.failed', message: 'Couldn’t load'})}
      act={async () => (await yourValues()).ask()}
    />
  );
}
