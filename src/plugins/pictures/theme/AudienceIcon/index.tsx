import React, {type ReactNode} from 'react';
import home from '@generated/pictures/default/home.json';
import type {Props} from '@theme/AudienceIcon';

/** The icon of one of the four readers, on the home page. */
export default function AudienceIcon({audience}: Props): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: home.audiences[audience]}} />;
}
