/** Why this exists: all icons are of one set (`src/components/Icon/icons.ts`). */
import React, {type ComponentProps, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';

export default function IconMenu(props: ComponentProps<'svg'>): ReactNode {
  return <Icon width={30} height={30} {...props} name="menu" />;
}
