/** The rules of the layout: what files may import, what a feature that isn't there leaves, and who brings a component. */
import fs from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {directives} from '../../src/markdown/directives';
import {parseMarkdown} from '../../src/markdown/read';
import {assertOneOwner} from '../../src/plugins/slots';
import {writeFiles} from '../fixtures/copies';
import {temporaryFolder} from '../fixtures/temporaryFolder';

const {reasons, evenTypes, imports} = parse(
  fs.readFileSync('tests/fixtures/imports.yaml', 'utf8'),
) as {
  reasons: Record<string, string>;
  evenTypes: string[];
  imports: [file: string, module: string, why?: string][];
};

test('a file imports what its folder may, in each way to import', async () => {
  const eslint = new ESLint({overrideConfigFile: '.config/eslint.config.mjs'});
  for (const [file, module, why] of imports) {
    const code = [
      `import {x} from '${module}';`,
      `export {y} from '${module}';`,
      `export * from '${module}';`,
      `void import('${module}');`,
      // A type is gone before anything runs; but `site` imports nothing, and nothing imports the tests.
      `import type {X} from '${module}';`,
    ];
    const [result] = await eslint.lintText(code.join('\n'), {filePath: file});
    const refused = result!.messages
      .filter(({ruleId}) => ruleId?.startsWith('boundaries/'))
      .map(({line, message}) => `${code[line - 1]} ${message}`);
    const expected = why ? (evenTypes.includes(why) ? code : code.slice(0, -1)) : [];
    expect.soft(refused, file).toEqual(expected.map((line) => `${line} ${reasons[why!]}`));
  }
});

const leftIn = (source: string) => () =>
  directives()(parseMarkdown(source), {path: path.resolve('docs/planted.md')});

test('a directive whose feature is gone is an error with its line and the feature', () => {
  expect(leftIn('# A page\n\n1. A step\n\n   ::screen{name="a"}\n')).toThrow(
    /^docs\/planted\.md:5: ::screen needs the feature "pictures"/,
  );
  expect(leftIn('::pictrue{name="a"}\n')).toThrow(
    /^docs\/planted\.md:1: .*no directive.* picture,/,
  );
  expect(leftIn('At 12:30, ::\n\n:::note\n\nText\n\n:::\n')).not.toThrow();
});

test('two folders that bring the same component are an error with both files', () => {
  const site = temporaryFolder();
  writeFiles(site, {
    'src/theme/Root.tsx': '',
    'src/plugins/one/theme/Footer/Copyright/index.tsx': '',
    'src/plugins/two/theme/Footer/index.tsx': '',
  });
  expect(() => assertOneOwner(site)).not.toThrow();
  writeFiles(site, {'src/plugins/two/theme/Root/index.tsx': ''});
  expect(() => assertOneOwner(site)).toThrow(
    'src/theme/Root.tsx and src/plugins/two/theme/Root/index.tsx are both @theme/Root',
  );
});
