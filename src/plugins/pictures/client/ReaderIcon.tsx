import React, {type ReactNode} from 'react';
import home from '@generated/pictures/default/home.json';
import type {Reader} from '../../../site/readers';

/** Renders the icon of a kind of reader on the home page. */
export default function ReaderIcon({reader}: {reader: Reader}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: home.readers[reader]}} />;
}
