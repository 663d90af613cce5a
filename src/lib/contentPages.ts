import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {exactRoute} from '../site/routes';

/** A page that a writer wrote, as the plugins need it. */
export interface ContentPage {
  /** URL below the site's origin, language prefix included. */
  route: string;
  title: string;
  description: string;
  /** File, as `@site/…`, of the page's own language. */
  source: string;
  /** Whether no list leads to it: it stays out of the search, `llms.txt`, and the sitemap. */
  isUnlisted: boolean;
  /** Whether it belongs to another version of the docs than the one that readers get first. */
  isOfOtherVersion: boolean;
}

/** A page as a content plugin has loaded it. */
type Loaded = Omit<ContentPage, 'route' | 'isUnlisted' | 'isOfOtherVersion'> & {
  permalink: string;
  unlisted?: boolean;
  draft?: boolean;
  isOfOtherVersion?: boolean;
};

/** What the preset's plugin for pages loads: those in Markdown are `mdx`. */
type Pages = (Loaded & {type: 'mdx' | 'jsx'})[];

/** The contents of all instances of a plugin; none where the site has none. */
const instancesOf = <Content>(allContent: AllContent, plugin: string): Content[] =>
  Object.values(allContent[plugin] ?? {}) as Content[];

/** The versions of all instances of the plugin for docs. */
export const docsVersions = (allContent: AllContent): LoadedContent['loadedVersions'] =>
  instancesOf<LoadedContent | undefined>(allContent, 'docusaurus-plugin-content-docs').flatMap(
    (content) => content?.loadedVersions ?? [],
  );

/**
 * All documentation pages, posts, and other pages in Markdown of the language that is built, of every
 * instance of Docusaurus' plugins, those to which no list leads, too.
 *
 * @param allContent - what Docusaurus' plugins have loaded.
 */
export function publishedPages(allContent: AllContent): ContentPage[] {
  const blogs = instancesOf<BlogContent | undefined>(allContent, 'docusaurus-plugin-content-blog');
  const others = instancesOf<Pages | null>(allContent, 'docusaurus-plugin-content-pages');
  const loaded: Loaded[] = [
    ...docsVersions(allContent).flatMap(({docs, isLast}) =>
      docs.map((doc) => ({...doc, isOfOtherVersion: !isLast})),
    ),
    ...blogs.flatMap((blog) => blog?.blogPosts ?? []).map(({metadata}) => metadata as Loaded),
    ...others.flatMap((pages) => pages ?? []).filter((page) => page.type === 'mdx'),
  ];
  return loaded
    .filter(({draft}) => !draft)
    .map(({permalink, title = '', description = '', source, unlisted, isOfOtherVersion}) => ({
      route: exactRoute(permalink),
      title,
      description,
      source,
      isUnlisted: unlisted ?? false,
      isOfOtherVersion: isOfOtherVersion ?? false,
    }));
}

/** The pages that lists show: without drafts and unlisted pages. */
export const contentPages = (allContent: AllContent): ContentPage[] =>
  publishedPages(allContent).filter(({isUnlisted}) => !isUnlisted);

/** A page's Markdown file, from the top of the repository. */
export const fileOf = (page: ContentPage) => page.source.replace(/^@site\//, '');
