import React, {useEffect, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import ActionButton from '@site/src/components/ActionButton';
import {valuesKey} from './placeholders';

/** The form for the reader's own values, with what it does to samples; loaded when it is asked for. */
const yourValues = () => import(/* webpackChunkName: "your-values" */ './yourValues');

/**
 * Opens the form for the reader's own values from the head of a sample, and fills those that the browser
 * keeps into the sample.
 *
 * @param props.code - the sample's element.
 */
export default function SampleValuesButton({
  code,
}: {
  code: RefObject<HTMLElement | null>;
}): ReactNode {
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
