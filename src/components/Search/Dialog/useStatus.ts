import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {State} from './state';

/** What the dialog says aloud and shows above the list: how many pages were found. */
export default function useStatus(state: State): string {
  const {selectMessage} = usePluralForm();
  if (state.kind !== 'found') {
    return '';
  }
  const results = state.answer.hits.length;
  if (results === 0) {
    return translate({id: 'site.search.nothing', message: 'No results'});
  }
  const count = String(results);
  return selectMessage(
    results,
    translate({id: 'site.search.count', message: 'One result|{count} results'}, {count}),
  );
}
