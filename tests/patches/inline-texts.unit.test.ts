/** The texts of the interface stand where they are asked for, in the language that is built. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
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

const samples = parse(fs.readFileSync('tests/fixtures/inline-texts.yaml', 'utf8')) as Record<
  string,
  [source: string, result: string]
>;
for (const [what, [source, result]] of Object.entries(samples)) {
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
