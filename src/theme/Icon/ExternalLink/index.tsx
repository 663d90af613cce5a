/** Why this exists: all icons are of one set (`src/components/Icon/icons.ts`). */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import Icon from '@site/src/components/Icon';

export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <Icon
      name="externalLink"
      className="external-icon"
      width={width}
      height={height}
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
      })}
    />
  );
}
