import fs from 'node:fs';
import path from 'node:path';

/** Sidebars of a multiplied site: each guide's, and one more for each copy of it. */
const sidebars = (times: number) => `import original from './sidebars.original';

type Item =
  string | {type: string; id?: string; key?: string; link?: {id: string}; items?: Item[]};

const copyItem = (item: Item, copy: number): Item =>
  typeof item === 'string'
    ? \`copy-\${copy}/\${item}\`
    : {
        ...item,
        ...(item.id && {id: \`copy-\${copy}/\${item.id}\`}),
        ...(item.key && {key: \`\${item.key}-\${copy}\`}),
        ...(item.link && {link: {...item.link, id: \`copy-\${copy}/\${item.link.id}\`}}),
        ...(item.items && {items: item.items.map((child) => copyItem(child, copy))}),
      };

export default {
  ...original,
  ...Object.fromEntries(
    Array.from({length: ${times - 1}}, (_, index) => index + 1).flatMap((copy) =>
      Object.entries(original as Record<string, Item[]>).map(([name, items]) => [
        \`\${name}\${copy}\`,
        items.map((item) => copyItem(item, copy)),
      ]),
    ),
  ),
};
`;

/**
 * Gives a copy of the site several times its documentation pages, sidebars included. Each copy of
 * the pages is in a directory of its own, so that links between its pages lead to its pages.
 *
 * @param site - the copy (`copySite`); it is changed.
 * @param times - how many times the pages; 1 leaves the site as it is.
 */
export function multiply(site: string, times: number): void {
  if (times === 1) {
    return;
  }
  const docs = path.join(site, 'docs');
  const folders = fs.readdirSync(docs);
  for (let copy = 1; copy < times; copy += 1) {
    const directory = path.join(docs, `copy-${copy}`);
    for (const folder of folders) {
      fs.cpSync(path.join(docs, folder), path.join(directory, folder), {recursive: true});
    }
    // The first page has its route from its front matter.
    const first = path.join(directory, 'index.md');
    fs.writeFileSync(first, fs.readFileSync(first, 'utf8').replace(/^slug: .*\n/m, ''));
  }
  fs.renameSync(path.join(site, 'sidebars.ts'), path.join(site, 'sidebars.original.ts'));
  fs.writeFileSync(path.join(site, 'sidebars.ts'), sidebars(times));
}
