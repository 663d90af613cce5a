/** Written by `src/plugins/pictures`. */
declare module '@generated/pictures/default/home.json' {
  import type {HomePictures} from '@site/src/plugins/pictures';

  const home: HomePictures;
  export default home;
}
