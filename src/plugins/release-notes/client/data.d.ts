// `../index.ts` writes the files of these two modules.
declare module '@generated/release-notes/default/newest.json' {
  import type {filterData} from '@site/src/plugins/release-notes';

  const newest: ReturnType<typeof filterData>['changes'];
  export default newest;
}

declare module '@generated/release-notes/default/filter.json' {
  import type {filterData} from '@site/src/plugins/release-notes';

  const data: ReturnType<typeof filterData>;
  export default data;
}
