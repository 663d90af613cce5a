import {type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {SearchResults} from '../engine/engine';

/** Renders how many pages match the query and how many of them the list shows. */
export default function Status({hits, matches, pages}: SearchResults): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = hits.length;
  const shown = String(count);
  if (count === 0) {
    return translate({id: 'site.search.nothing', message: 'No results'});
  }
  if (matches === 0) {
    const closest = translate(
      {
        id: 'site.search.closest',
        message:
          'No page has every word. The closest one is shown|No page has every word. The closest {shown} are shown',
      },
      {shown},
    );
    return selectMessage(count, closest);
  }
  const messages = translate(
    {
      id: 'site.search.matching',
      message: 'One page has every word|{matches} pages have every word',
    },
    {matches: String(matches)},
  );
  const matching = selectMessage(matches, messages);
  return matches === pages && pages === count
    ? matching
    : translate(
        {id: 'site.search.shown', message: '{matching}. The best {shown} are shown'},
        {matching, shown},
      );
}
