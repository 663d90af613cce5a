/** Written by `src/plugins/newestReleaseNotes.ts`. */
declare module '@generated/newest-release-notes/default/notes.json' {
  import type {NewestReleaseNote} from '@site/src/plugins/newestReleaseNotes';

  const notes: NewestReleaseNote[];
  export default notes;
}
