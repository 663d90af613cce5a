import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawIcon, drawPicture} from '../markdown/pictures/draw';
import type {IconName} from '../markdown/pictures/icons';
import {pictures as scenes} from '../markdown/pictures/index';
import {pictureTextsFile, textsOf} from '../markdown/pictures/texts';
import {pagesDependOn} from './pagesDependOn';

/** The icons of the four readers on the home page. */
const audiences = {
  developer: 'laptop',
  administrator: 'team',
  tester: 'phone',
  integrator: 'braces',
} satisfies Record<string, IconName>;

export type Audience = keyof typeof audiences;

/** What the home page shows, drawn during the build: HTML. */
export interface HomePictures {
  service: string;
  audiences: Record<Audience, string>;
}

/**
 * Hands its drawings to the home page, and makes the pages that show a picture again when a text of one
 * changes, in the preview and in a build with a cache.
 */
export default function pictures({siteDir, i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const texts = path.join(siteDir, pictureTextsFile(language));
  return {
    name: 'pictures',
    getPathsToWatch: () => [texts],
    async contentLoaded({actions}) {
      const name = 'service';
      await actions.createData('home.json', {
        service: drawPicture(scenes[name]!, {name, language, read: textsOf(name, language)}),
        audiences: Object.fromEntries(
          Object.entries(audiences).map(([audience, icon]) => [audience, drawIcon(icon, 40)]),
        ) as HomePictures['audiences'],
      } satisfies HomePictures);
    },
    configureWebpack: () => pagesDependOn([texts], 'picture'),
  };
}
