import {useMemo} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';

/** Returns routes and labels of the guides, which are the links of the navigation bar. */
export function useGuides(): {to: string; label: string}[] {
  const {items} = useThemeConfig().navbar;
  return useMemo(
    () =>
      items.flatMap(({to, label}) => (typeof to === 'string' ? [{to, label: String(label)}] : [])),
    [items],
  );
}
