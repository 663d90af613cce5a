/** Both are written by `../index.ts`. */
declare module '@generated/release-notes/default/newest.json' {
  import type {ListedChange} from '@site/src/plugins/release-notes';

  const newest: ListedChange[];
  export default newest;
}

declare module '@generated/release-notes/default/filter.json' {
  import type {FilterData} from '@site/src/plugins/release-notes';

  const data: FilterData;
  export default data;
}
