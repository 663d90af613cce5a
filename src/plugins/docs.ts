import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
  type PropNavigationLink,
} from '@docusaurus/plugin-content-docs';
import {languageOf} from '../site/languages';

/** The page before or after another one, with what it says about itself. */
export interface Neighbour extends PropNavigationLink {
  description?: string;
}

/** The beginning of a text, up to a whole word. */
const beginning = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).replace(/[\s,]+\S{0,19}$/, '')}…` : text;

/**
 * Tells each page the descriptions of its neighbours, which its links to them show
 * (`src/theme/PaginatorNavLink`). Docusaurus gives a link only a title and a route.
 *
 * @param content - what Docusaurus' plugin has loaded.
 * @param most - characters of a description that a link shows; every page carries those of two others.
 * @returns the same with the descriptions.
 */
export function withNeighbours(content: LoadedContent, most: number): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((version) => {
      const descriptions = new Map(
        version.docs.map(({permalink, description}) => [permalink, beginning(description, most)]),
      );
      const described = (link?: PropNavigationLink): Neighbour | undefined =>
        link && {...link, description: descriptions.get(link.permalink)};
      return {
        ...version,
        docs: version.docs.map((doc) => ({
          ...doc,
          previous: described(doc.previous),
          next: described(doc.next),
        })),
      };
    }),
  };
}

/**
 * Docusaurus' plugin of the documentation pages, whose pages know their neighbours.
 *
 * @param options - of Docusaurus' plugin, which has validated them.
 */
export default async function docs(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = await docsPlugin(context, options as PluginOptions);
  const {neighbour} = languageOf(context.i18n.currentLocale).lengths;
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded!({
        content: withNeighbours(content as LoadedContent, neighbour),
        actions,
      }),
  } as Plugin;
}

docs.validateOptions = validateOptions as PluginModule['validateOptions'];
