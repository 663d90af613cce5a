import type {Answer} from '@site/src/search/engine';

/** What the list shows now. */
export type State =
  | {kind: 'empty'}
  | {kind: 'found'; query: string; answer: Answer}
  | {kind: 'preview'}
  | {kind: 'error'};
