/** What a page that ends in .mdx becomes as plain Markdown. */
import type {Nodes} from 'mdast';
import {remark} from 'remark';
import {parseMarkdown} from '../../src/lib/markdown/read';
import {plain} from '../../src/plugins/markdown-mirror/plain';
import {withUrls} from '../../src/plugins/markdown-mirror/remark';
import {expect, test} from '../fixtures/test';

const toPlain = (mdx: string, partials: Record<string, Nodes[]> = {}) =>
  remark()
    .data('settings', {bullet: '-'})
    .stringify(plain((url) => url, new Map(Object.entries(partials)))(parseMarkdown(mdx, 'mdx')))
    .trim();

for (const [what, mdx, markdown] of [
  ['imports and exports go', 'import A from "a";\n\nexport const b = 1;\n\nText', 'Text'],
  ['comments go', '{/* A comment */}\n\nText{/* another */} here', 'Text here'],
  ['a string is its text', "It is {'here'}.", 'It is here.'],
  ['another expression stays as it is written', 'The sum is {1 + 1}.', 'The sum is {1 + 1}.'],
  ['an element is its content', '<Box style={{padding: 1}}>**Inside**</Box>', '**Inside**'],
  [
    'a tab has its label',
    '<Tabs>\n<TabItem value="a" label="First">\n\nInside\n\n</TabItem>\n</Tabs>',
    '**First**\n\nInside',
  ],
  [
    'words without a paragraph have one',
    'Before\n\n<p className="x">Inside</p>\n\nAfter',
    'Before\n\nInside\n\nAfter',
  ],
  ['styles and scripts go', '<style>{`.a { color: red; }`}</style>\n\nText', 'Text'],
] as const) {
  test(what, () => {
    expect(toPlain(mdx)).toBe(markdown);
  });
}

test('a partial is where the page shows it', () => {
  const {children} = parseMarkdown('From a *partial*.', 'mdx');
  expect(toPlain('Before\n\n<Partial what="x" />', {Partial: children})).toBe(
    'Before\n\nFrom a *partial*.',
  );
});

test('links between pages have the addresses of the build, whatever the files are called', () => {
  const routes = new Map([['docs/3-step.md', '/docs/step']]);
  const kept =
    'See [it](https://origin.invalid/page:docs/3-step.md#id), <https://origin.invalid/x>.';
  expect(withUrls(kept, 'https://docs.test', (file) => routes.get(file))).toBe(
    'See [it](https://docs.test/docs/step#id), <https://docs.test/x>.',
  );
});
