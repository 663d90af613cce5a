import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {identity} from '../../site/identity';
import {texts} from '../../site/texts';
import {postContent} from './content';
import type {Entry} from './entry';
import {formats} from './formats';

/**
 * Writes the feeds of the release notes beside the list of each language and announces them on
 * every page. Docusaurus' own feeds lack what a validator asks for (an author in Atom, the
 * feed's own address) and offer XSLT as the only style sheet, which is why they are switched off.
 *
 * @throws an error (from `postBuild`) when there is no release note, or a page without its text.
 */
export default function feeds({siteConfig, i18n}: LoadContext): Plugin {
  const {baseUrl, url: origin} = siteConfig;
  const {title, description, feedTitle} = texts(i18n.currentLocale).releaseNotes;
  const directory = 'release-notes';
  const list = `${baseUrl}${directory}`;
  let posts: BlogContent['blogPosts'] = [];
  return {
    name: 'feeds',
    async allContentLoaded({allContent}) {
      const blog = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
      posts = blog.blogPosts.filter(({metadata}) => !metadata.unlisted);
    },
    injectHtmlTags: () => ({
      headTags: formats.map(({file, label, mediaType}) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: mediaType,
          title: `${feedTitle} (${label})`,
          href: `${list}/${file}`,
        },
      })),
    }),
    async postBuild({outDir}) {
      if (posts.length === 0) {
        throw new Error(`Feeds: there is no release note in "${title}".`);
      }
      const entries = await Promise.all(
        posts.map(async ({metadata}): Promise<Entry> => {
          const url = origin + metadata.permalink;
          const page = path.join(outDir, `${metadata.permalink.slice(baseUrl.length)}.html`);
          return {
            url,
            title: metadata.title,
            summary: metadata.description,
            date: metadata.date,
            tags: metadata.tags.map(({label}) => label),
            content: postContent(await fs.readFile(page, 'utf8'), url),
          };
        }),
      );
      const channel = {
        title: feedTitle,
        description,
        language: i18n.currentLocale,
        url: origin + list,
        author: {name: identity.name, url: `https://${identity.host}`},
        entries,
      };
      await Promise.all(
        formats.map(({file, write}) =>
          fs.writeFile(
            path.join(outDir, directory, file),
            write(channel, `${origin}${list}/${file}`),
          ),
        ),
      );
    },
  };
}
