/** The texts of the interface stand where they are asked for, in the language that is built. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
// @ts-expect-error -- a bundler's loader is plain JavaScript
import inlineTexts from '../../src/patches/inlined-texts/inlineTexts.mjs';

const line = "import Translate, {translate} from '@docusaurus/Translate';\n";

/** What the loader makes of a module. */
function inlined(source: string, texts: Record<string, string> = {a: 'あ「"」', b: '{n}件'}) {
  const file = path.join(test.info().outputPath(), 'texts.json');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(texts));
  const depends: string[] = [];
  const loader = {
    resourcePath: '/site/src/part.tsx',
    getOptions: () => ({file}),
    addDependency: (name: string) => depends.push(name),
  };
  const result = inlineTexts.call(loader as never, line + source) as unknown as string;
  expect(depends).toEqual([file]);
  return result.replace('/* texts inlined */ ', '').slice(line.length);
}

const samples: [what: string, source: string, result: string][] = [
  [
    'a text',
    "const x = translate({id: 'a', message: 'A', description: 'The first'});",
    'const x = "あ「\\"」";',
  ],
  [
    'a text with values',
    "translate({message: '{n} things', id: 'b'}, {n: many()})",
    'translate({message: "{n}件"}, {n: many()})',
  ],
  [
    'an element',
    '<b><Translate\n  id="a"\n  description="The first"\n  values={{x}}>\n  Long\n  text\n</Translate></b>',
    '<b><Translate\n  \n  \n  values={{x}}>{"あ「\\"」"}</Translate></b>',
  ],
  [
    'a text inside the values of another',
    "translate({id: 'b', message: 'B'}, {n: translate({id: 'a', message: 'A'})})",
    'translate({message: "{n}件"}, {n: "あ「\\"」"})',
  ],
];
for (const [what, source, result] of samples) {
  test(`${what} stands where it is asked for`, () => {
    expect(inlined(source)).toBe(result);
  });
}

test('a module that asks for no text is left alone', () => {
  const source = 'export const translate = (x: number) => x;';
  expect(inlineTexts.call({} as never, source)).toBe(source);
});

test('a text that is not written out fails the build', () => {
  for (const source of ['translate({id: name});', '<Translate id={name}>{text}</Translate>']) {
    expect(() => inlined(`\n${source}`)).toThrow('/site/src/part.tsx:3: write the id and the text');
  }
});
