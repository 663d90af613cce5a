/** Pictures that are laid out by hand: what the build writes for a page, and what it tells a writer. */
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {parseMarkdown} from '../../src/markdown/read';
import {drawPicture, pictureNames, pictureTexts, textsOf} from '../../src/plugins/pictures/draw';
import {pictures} from '../../src/plugins/pictures/remark';
import {languages} from '../../src/site/languages';
import {phrases} from '../../src/site/phrases';

function expanded(name: string) {
  const tree = parseMarkdown(`Text.\n\n::picture{name="${name}"}\n`);
  pictures()(tree, {path: path.resolve('docs/a.md')});
  return tree.children[1] as unknown as MdxJsxFlowElement;
}

for (const {code} of languages) {
  for (const name of pictureNames) {
    test(`${name} (${code}) has its question, and says in each drawing all that there is to say`, () => {
      const say = textsOf(name, code);
      const $ = load(drawPicture(name, code));
      expect($('figcaption').text()).toBe(say('question'));
      const written = Object.keys(pictureTexts)
        .filter((id) => id.startsWith(`${name}.`))
        .map((id) => id.slice(name.length + 1))
        .filter((id) => !['question', 'title', 'description'].includes(id));
      const drawings = $('[role]').get();
      expect(drawings.length).toBeGreaterThan(0);
      for (const drawing of drawings) {
        expect($(`[id="${$(drawing).attr('aria-labelledby')}"]`).text()).toBe(say('title'));
        expect($(`[id="${$(drawing).attr('aria-describedby')}"]`).text()).toBe(say('description'));
        expect(written.filter((id) => !$(drawing).text().includes(say(id)))).toEqual([]);
      }
    });
  }
}

test('Japanese breaks between phrases, not within a katakana word, at a no-break space, or before a particle', () => {
  expect(phrases('新しいリビジョンをワークスペースに配布', 'ja')).toEqual([
    '新しい',
    'リビジョンを',
    'ワークスペースに',
    '配布',
  ]);
  expect(phrases('GitHub\u00a0Actionsで', 'ja')).toHaveLength(1);
});

test('parts that are links lead to pages of the language, and the picture is no image', () => {
  const $ = load(drawPicture('service', 'ja'));
  expect($('svg[role="group"] a').first().attr('href')).toBe(
    '/ja/docs/developer-guide/app/upload-app',
  );
});

test('a page names a picture; its Markdown says what the picture says', () => {
  const say = textsOf('device-loop', 'en');
  expect(expanded('device-loop').data!.plain!.map((one) => toString(one))).toEqual([
    say('title'),
    say('description'),
  ]);
});

test('a picture that does not exist is named with file, line, and what is meant', () => {
  expect(() => expanded('device-lop')).toThrow(
    /^docs\/a\.md:3: No picture has the name "device-lop"\. Did you mean "device-loop"\?/,
  );
});
