/** Why this exists: all icons are of one set (`src/components/Icon/icons.ts`). */
import React, {type ComponentProps, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';

export default function IconLightMode(props: ComponentProps<'svg'>): ReactNode {
  return <Icon {...props} name="sun" />;
}
