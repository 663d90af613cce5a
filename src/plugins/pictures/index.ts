/**
 * Readers see how things belong together: pictures that are laid out by hand, drawings of what a device
 * shows at a step, and diagrams. The build draws them with the texts of the page's language and the
 * colours of the palette; the Markdown mirror says the same in words. They cost no script, and a page
 * with a picture 1 to 2 kB.
 * To remove it, delete this folder, its lines in `src/features.ts`, and its directives on the pages.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../../features';
import {pagesDependOn} from '../pagesDependOn';
import {drawPicture, filesOf} from './draw';
import {deviceScreens, diagrams, pictures as remarkPictures} from './remark';
import {audienceIcons, roles, type Audience} from './roles';

/** What the home page shows, drawn during the build: HTML. */
export interface HomePictures {
  service: string;
  audiences: Record<Audience, string>;
}

/**
 * Hands its drawings to the home page, and makes the pages that show a picture again when one or its
 * texts change, in the preview and in a build with a cache.
 */
export default function pictures({i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const files = filesOf(language);
  return {
    name: 'pictures',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => files,
    async contentLoaded({actions}) {
      await actions.createData('home.json', {
        service: drawPicture('service', language),
        audiences: audienceIcons(),
      } satisfies HomePictures);
    },
    configureWebpack: () => pagesDependOn(files, 'picture'),
  };
}

export {drawDiagram} from './diagrams';
export {pictureTexts} from './draw';

export const feature: Feature = {
  plugin: pictures,
  remarkPlugins: [remarkPictures, roles, deviceScreens],
  lateRemarkPlugins: [diagrams],
  styles: ['./src/plugins/pictures/styles.css'],
};
