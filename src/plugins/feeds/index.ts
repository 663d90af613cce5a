import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fromHtml} from 'hast-util-from-html';
import {loadChanges} from '../../markdown/changes/load';
import {subject} from '../../markdown/changes/render';
import {changeTexts} from '../../markdown/changes/texts';
import {textOf} from '../../markdown/read';
import {identity} from '../../site/identity';
import {productRoute} from '../../site/products';
import {texts} from '../../site/texts';
import {contentPages} from '../contentPages';
import {entryContent, postContent} from './content';
import type {Channel, Entry} from './entry';
import {formats} from './formats';

/**
 * Writes the feeds of the release notes beside the list of each language and announces them on
 * every page; beside the page of each product, feeds with its changes. Docusaurus' own feeds lack what
 * a validator asks for (an author in Atom, the feed's own address) and offer XSLT as the only style
 * sheet, which is why they are switched off.
 *
 * @throws an error (from `postBuild`) when there is no release note, or a page without its text.
 */
export default function feeds({siteConfig, i18n}: LoadContext): Plugin {
  const {baseUrl, url: origin} = siteConfig;
  const language = i18n.currentLocale;
  const {title, description, feedTitle} = texts(language).releaseNotes;
  const list = `${baseUrl}release-notes`;
  let posts: BlogContent['blogPosts'] = [];
  let products: ReturnType<typeof contentPages> = [];

  /** HTML of a page of the build. */
  const built = (outDir: string, route: string) =>
    fs.readFile(path.join(outDir, `${route.slice(baseUrl.length)}.html`), 'utf8');

  /** Writes one channel in every format, beside its page. */
  async function write(
    outDir: string,
    route: string,
    channel: Pick<Channel, 'title' | 'description' | 'entries'>,
  ): Promise<void> {
    const directory = path.join(outDir, route.slice(baseUrl.length));
    await fs.mkdir(directory, {recursive: true});
    const complete: Channel = {
      ...channel,
      language,
      url: origin + route,
      author: {name: identity.name, url: `https://${identity.host}`},
    };
    await Promise.all(
      formats.map((format) =>
        fs.writeFile(
          path.join(directory, format.file),
          format.write(complete, `${origin}${route}/${format.file}`),
        ),
      ),
    );
  }

  async function writeProduct(outDir: string, page: (typeof products)[number]): Promise<void> {
    const {changes, labels} = loadChanges(language);
    const html = fromHtml(await built(outDir, page.route));
    const entries = changes
      .filter(({product}) => page.route.endsWith(productRoute(product)))
      .map((change): Entry => {
        const url = `${origin}${page.route}#${change.id}`;
        const heading = change.title.map((node) => textOf(node)).join('');
        return {
          url,
          title: changeTexts(language).titled(subject(change, labels), heading),
          summary: textOf(change.body[0]!),
          date: new Date(change.date),
          tags: [labels[change.kind]],
          content: entryContent(html, url),
        };
      });
    await write(outDir, page.route, {title: page.title, description: page.description, entries});
  }

  return {
    name: 'feeds',
    async allContentLoaded({allContent}) {
      const blog = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
      posts = blog.blogPosts.filter(({metadata}) => !metadata.unlisted);
      products = contentPages(allContent).filter(({route}) =>
        route.startsWith(`${list}/products/`),
      );
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
          return {
            url,
            title: metadata.title,
            summary: metadata.description,
            date: metadata.date,
            tags: metadata.tags.map(({label}) => label),
            content: postContent(await built(outDir, metadata.permalink), url),
          };
        }),
      );
      await write(outDir, list, {title: feedTitle, description, entries});
      await Promise.all(products.map((page) => writeProduct(outDir, page)));
    },
  };
}
