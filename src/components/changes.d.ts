/** Written by `src/plugins/changes`. */
declare module '@generated/changes/default/newest.json' {
  import type {ListedChange} from '@site/src/plugins/changes';

  const newest: ListedChange[];
  export default newest;
}

/** Written by `src/plugins/changes`. */
declare module '@generated/changes/default/filter.json' {
  import type {FilterData} from '@site/src/plugins/changes';

  const data: FilterData;
  export default data;
}
