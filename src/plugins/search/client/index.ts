import {useMemo} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';

export {default as SearchButton} from './SearchButton';

/**
 * Name of the query parameter that asks for a search: `/?q=udid`. So a search can be linked to, and
 * browsers and search engines can offer it (the SearchAction of the home page).
 */
export const queryParameter = 'q';

/** The guides, as the navigation has them. */
export function useGuides(): {to: string; label: string}[] {
  const {items} = useThemeConfig().navbar;
  return useMemo(
    () =>
      items.flatMap(({to, label}) => (typeof to === 'string' ? [{to, label: String(label)}] : [])),
    [items],
  );
}
