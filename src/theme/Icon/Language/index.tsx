/** Why this exists: all icons are of one set (`src/components/Icon/icons.ts`). */
import React, {type ComponentProps, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';

export default function IconLanguage(props: ComponentProps<'svg'>): ReactNode {
  return <Icon width={20} height={20} {...props} name="languages" />;
}
