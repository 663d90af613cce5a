import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {exactRoute} from '../site/routes';

/** A Markdown page, with the data that plugins use. */
export interface ContentPage {
  /** URL below the site's origin, language prefix included. */
  route: string;
  title: string;
  description: string;
  /** The page's file in its own language, as `@site/…`. */
  source: string;
  /** True for a page that stays out of the search, `llms.txt`, and the sitemap. */
  isUnlisted: boolean;
}

/** A page as Docusaurus' plugins for docs, blog, and pages load it. */
interface LoadedPage extends Pick<ContentPage, 'title' | 'description' | 'source'> {
  /** In the plugin for pages, `mdx` for Markdown. */
  type?: 'mdx' | 'jsx';
  permalink: string;
  unlisted?: boolean;
  draft?: boolean;
}

/** Returns the contents of a content plugin's instances. Skips instances without content. */
const contentsOf = <Content>(allContent: AllContent, plugin: string): Content[] =>
  Object.values(allContent[`docusaurus-plugin-content-${plugin}`] ?? {}).filter(
    Boolean,
  ) as Content[];

/** Returns the versions of all instances of the plugin for docs. */
export const docsVersions = (allContent: AllContent): LoadedContent['loadedVersions'] =>
  contentsOf<LoadedContent>(allContent, 'docs').flatMap(({loadedVersions}) => loadedVersions);

/**
 * Returns all docs, posts, and other Markdown pages of the language that is built, from all instances of
 * Docusaurus' plugins. Includes unlisted pages.
 */
export function publishedPages(allContent: AllContent): ContentPage[] {
  const posts = contentsOf<BlogContent>(allContent, 'blog').flatMap(({blogPosts}) => blogPosts);
  const pages: LoadedPage[] = [
    ...docsVersions(allContent).flatMap(({docs}) => docs),
    ...posts.map(({metadata}) => metadata as LoadedPage),
    ...contentsOf<LoadedPage[]>(allContent, 'pages')
      .flat()
      .filter(({type}) => type === 'mdx'),
  ];
  return pages
    .filter(({draft}) => !draft)
    .map(({permalink, title = '', description = '', source, unlisted}) => ({
      route: exactRoute(permalink),
      title,
      description,
      source,
      isUnlisted: unlisted ?? false,
    }));
}

/** Returns the pages that lists show, without drafts and unlisted pages. */
export const contentPages = (allContent: AllContent): ContentPage[] =>
  publishedPages(allContent).filter(({isUnlisted}) => !isUnlisted);

/** Returns the path of a page's Markdown file from the repository's root. */
export const fileOf = (page: ContentPage) => page.source.replace(/^@site\//, '');
