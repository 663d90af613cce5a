/** A link leads to the file that is published in the language that is built. */
import {linkedFile} from '../../src/remark/translatedLinks';
import {placeOf} from '../../src/site/contentPath';
import {expect, test} from '../fixtures/test';

const folder = 'i18n/ja/docusaurus-plugin-content-docs/current';
const files = ['docs/a/one.md', 'docs/a/two.md', 'docs/b.md', `${folder}/a/one.md`];

for (const [what, from, target, to] of [
  ['a translation to an original', `${folder}/a/one.md`, 'two.md', 'docs/a/two.md'],
  ['a translation to an original above it', `${folder}/a/one.md`, '../b.md', 'docs/b.md'],
  ['an original to a translation', 'docs/a/two.md', './one.md', `${folder}/a/one.md`],
  ['an original to an original', 'docs/a/two.md', '../b.md', 'docs/b.md'],
  ['a path from the top of the content', 'docs/b.md', 'a/one.md', `${folder}/a/one.md`],
  ['a path with a slash before it', 'docs/a/two.md', '/b.md', 'docs/b.md'],
  ['a file that is not there', 'docs/b.md', 'gone.md', null],
] as const) {
  test(`from ${what}`, () => {
    const exists = (file: string) => files.includes(file);
    expect(linkedFile(target, placeOf(from)!, 'ja', exists)).toBe(to);
  });
}
