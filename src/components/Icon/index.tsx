import React, {type ComponentProps, type ReactNode} from 'react';
import {icons} from './icons';

interface Props extends ComponentProps<'svg'> {
  name: keyof typeof icons;
}

/** An icon in the colour of the text around it, hidden from screen readers unless it has a label. */
export default function Icon({name, ...props}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] ? undefined : true}
      {...props}
    >
      <path d={icons[name]} />
    </svg>
  );
}
