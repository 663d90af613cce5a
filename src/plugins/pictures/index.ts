/**
 * Readers see how things belong together: pictures that are laid out by hand, drawings of what a device
 * shows at a step, and diagrams. The build draws them with the texts of the page's language and the
 * colours of the palette; the Markdown mirror says the same in words. They cost no script, and a page
 * with a picture 1 to 2 kB.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesDependOn} from '../../lib/pagesDependOn';
import {drawPicture, filesOf} from './draw';
import type {Reader} from '../../site/readers';
import {readerIcons} from './roles';

/** What the home page shows, drawn during the build: HTML. */
export interface HomePictures {
  service: string;
  readers: Record<Reader, string>;
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
    getPathsToWatch: () => files,
    async contentLoaded({actions}) {
      await actions.createData('home.json', {
        service: drawPicture('service', language),
        readers: readerIcons(),
      } satisfies HomePictures);
    },
    configureWebpack: () => pagesDependOn(files, 'picture'),
  };
}

export {drawDiagram} from './diagrams';
export {MermaidError} from './mermaid';
export {pictureTexts} from './draw';
