/**
 * Draws pictures that are laid out by hand, screens of devices, and diagrams during the build, with the
 * texts of the page's language and the colors of the palette. The drawings need no script in the browser.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesDependOn} from '../../lib/pagesDependOn';
import type {Reader} from '../../site/readers';
import {drawPicture, sourceFiles} from './draw';
import {readerIcons} from './roles';

/** The drawings of the home page, as HTML. */
export interface HomePictures {
  service: string;
  readers: Record<Reader, string>;
}

/**
 * Passes drawings to the home page, and recompiles pages with `::picture` when a picture or a text in a
 * picture changes.
 */
export default function pictures({i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const files = sourceFiles(language);
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
export {MermaidError} from './readMermaid';
export {pictureTexts} from './draw';
