/** Pictures that are laid out by hand: their texts in every language, and planted defects. */
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {pictures as extension} from '../src/markdown/pictures';
import {drawPicture} from '../src/markdown/pictures/draw';
import {flawsOf} from '../src/markdown/pictures/flaws';
import {pictures} from '../src/markdown/pictures/index';
import {flat, type Item, type Layout} from '../src/markdown/pictures/layout';
import {pictureTexts, textsOf} from '../src/markdown/pictures/texts';
import {parseMarkdown} from '../src/markdown/read';
import {languages} from '../src/site/languages';

const kinds = ['wide', 'narrow'] as const;
const textsIn = ({items}: Layout) =>
  flat(items).flatMap((item) => ('width' in item ? [item.name, item.note] : []));

for (const [name, scene] of Object.entries(pictures)) {
  test(`${name}: both layouts say the same, and all that there is to say`, () => {
    const [wide, narrow] = kinds.map((kind) =>
      [...new Set(textsIn(scene[kind]))].filter((id) => id !== undefined).sort(),
    );
    expect(narrow).toEqual(wide);
    const written = Object.keys(pictureTexts)
      .filter((id) => id.startsWith(`${name}.`))
      .map((id) => id.slice(name.length + 1));
    expect([...wide!, 'question', 'title', 'description'].sort()).toEqual(written.sort());
  });

  for (const {code} of languages) {
    for (const kind of kinds) {
      test(`${name}: every text has its place (${code}, ${kind})`, () => {
        expect(flawsOf(scene[kind], textsOf(name, code), code)).toEqual([]);
      });
    }
  }
}

test('every text belongs to a picture', () => {
  const owners = new Set(Object.keys(pictureTexts).map((id) => id.split('.')[0]));
  expect([...owners].sort()).toEqual(Object.keys(pictures).sort());
});

const planted: [string, Item[], RegExp][] = [
  ['is too long for its place', [{note: 'long', at: [10, 10], width: 60, lines: 1}], /has 1 of 60/],
  ['has a word that is too wide', [{note: 'long', at: [10, 10], width: 30, lines: 9}], /of 30/],
  ['leaves the picture', [{note: 'long', at: [150, 10], width: 120}], /leaves the picture/],
  [
    'stands on another',
    [
      {name: 'short', at: [10, 10], width: 90},
      {note: 'long', at: [20, 20], width: 120},
    ],
    /stands on "short"/,
  ],
  [
    'stands on an icon',
    [
      {icon: 'phone', at: [40, 20]},
      {note: 'long', at: [10, 10], width: 120},
    ],
    /stands on an icon/,
  ],
  [
    'stands too close to the edge of a frame',
    [
      {frame: [1, 1, 130, 60], look: 'plain'},
      {note: 'long', at: [3, 20], width: 120},
    ],
    /stands on the edge of a frame/,
  ],
  [
    'stands on a way, in a link',
    [
      {
        way: [
          [0, 18],
          [200, 18],
        ],
      },
      {link: '/docs', box: [0, 0, 200, 60], items: [{note: 'long', at: [10, 10], width: 120}]},
    ],
    /stands on a way/,
  ],
];
const sayings: Record<string, string> = {short: 'Short', long: 'Rather long text'};

for (const [what, items, message] of planted) {
  test(`a text that ${what} is found`, () => {
    const flaws = flawsOf({width: 200, height: 100, items}, (id) => sayings[id]!, 'en');
    expect(flaws).toContainEqual({text: 'long', message: expect.stringMatching(message)});
  });
}

test('Japanese breaks between words, not within a katakana word or before a particle', () => {
  const items: Item[] = [{note: 'text', at: [10, 10], width: 120, lines: 2}];
  const read = () => '新しいリビジョンを配布';
  expect(flawsOf({width: 200, height: 100, items}, read, 'ja')).toEqual([]);
  const html = drawPicture(
    {wide: {width: 200, height: 100, items}, narrow: {width: 200, height: 100, items}},
    {name: 'a', language: 'ja', read},
  );
  expect(html).not.toMatch(/リ<|>ビジョン|>を/);
});

test('a picture has its question, and its title and description in both layouts', () => {
  const read = (id: string) => `${id} <1>`;
  const layout: Layout = {
    width: 200,
    height: 100,
    items: [{name: 'short', at: [10, 10], width: 90}],
  };
  const html = drawPicture({wide: layout, narrow: layout}, {name: 'a', language: 'en', read});
  expect(html).toContain('<figcaption>question &lt;1&gt;</figcaption>');
  for (const kind of kinds) {
    expect(html).toContain(
      `role="img" aria-labelledby="picture-a-${kind}-title" aria-describedby="picture-a-${kind}-desc"`,
    );
    expect(html).toContain(`<title id="picture-a-${kind}-title">title &lt;1&gt;</title>`);
    expect(html).toContain(`<desc id="picture-a-${kind}-desc">description &lt;1&gt;</desc>`);
  }
});

test('parts that are links lead to pages of the language, and the picture is no image', () => {
  const html = drawPicture(pictures.service!, {
    name: 'service',
    language: 'ja',
    read: textsOf('service', 'ja'),
  });
  expect(html).toContain('role="group"');
  expect(html).toContain('<a href="/ja/docs/developer-guide/app/upload-app">');
});

test('a page names a picture; its Markdown says what the picture says', () => {
  const tree = parseMarkdown('Text.\n\n::picture{name="device-loop"}\n');
  extension()(tree, {path: path.resolve('docs/developer-guide/app/add-udid.md')});
  const node = tree.children[1] as unknown as MdxJsxFlowElement;
  expect(node.name).toBe('StaticHtml');
  const read = textsOf('device-loop', 'en');
  expect(node.data!.plain!.map((one) => toString(one))).toEqual([
    read('title'),
    read('description'),
  ]);
});

test('a picture that does not exist is named with file, line, and what is meant', () => {
  const tree = parseMarkdown('Text.\n\n::picture{name="device-lop"}\n');
  expect(() => extension()(tree, {path: path.resolve('docs/a.md')})).toThrow(
    /^docs\/a\.md:3: No picture has the name "device-lop"\. Did you mean "device-loop"\?/,
  );
});
