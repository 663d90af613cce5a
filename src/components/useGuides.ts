import {useMemo} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';

/** The guides, as the navigation has them. */
export function useGuides(): {to: string; label: string}[] {
  const {items} = useThemeConfig().navbar;
  return useMemo(
    () =>
      items.flatMap(({to, label}) => (typeof to === 'string' ? [{to, label: String(label)}] : [])),
    [items],
  );
}
