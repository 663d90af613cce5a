/**
 * Why this exists: the theme's button for the table of contents on narrow screens doesn't tell screen
 * readers whether the table is open. Wraps the button and adds `aria-expanded`.
 */
import React, {type ReactNode} from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';

export default function CollapseButtonWrapper(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
