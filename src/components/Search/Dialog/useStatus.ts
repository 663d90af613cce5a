import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {State} from './state';

/** What the dialog says aloud and shows above the list: how much was found. */
export default function useStatus(state: State, results: number): string {
  const {selectMessage} = usePluralForm();
  if (state.kind !== 'found') {
    return '';
  }
  if (results === 0) {
    return translate({id: 'site.search.nothing', message: 'No results'});
  }
  const count = String(results);
  return selectMessage(
    results,
    translate({id: 'site.search.count', message: 'One result|{count} results'}, {count}),
  );
}
