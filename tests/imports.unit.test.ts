import {ESLint} from 'eslint';
import {expect, test} from '@playwright/test';

const eslint = new ESLint({overrideConfigFile: '.config/eslint.config.mjs'});

/** What the rules about imports say about a file that has one import. */
async function refused(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath: file});
  return result!.messages
    .filter(({ruleId}) => ruleId?.startsWith('boundaries/'))
    .map(({message}) => message);
}

const node = 'This file runs in the browser, what it imports runs in Node.';
const doors = 'Import it from src/plugins/search or src/plugins/search/client, its two doors.';
const unsaid = 'Say at the top of src/plugins/status/index.ts what it is for: "Needs `search`".';
const tests = 'What src and the tests share stands in src.';
const ours = 'src/site imports nothing of ours.';

/** File, the module that it imports, and why that is refused; nothing where it is not. */
const cases: [file: string, module: string, why?: string][] = [
  ['src/components/Planted/index.tsx', '@site/src/markdown/read', node],
  ['src/components/Planted/index.tsx', '../../plugins/contentPages', node],
  ['src/components/Planted/index.tsx', '@site/src/features', node],
  ['src/components/Planted/index.tsx', '../../site/identity'],
  ['src/theme/Planted/index.tsx', '@site/src/lint/checks', node],
  ['src/theme/Planted/index.tsx', '@site/src/patches/trimmed-data/trimData', node],
  ['src/theme/Planted/index.tsx', '@site/src/patches/intent-links/client/followLink'],
  ['src/theme/Planted/index.tsx', '@theme-original/Footer'],
  ['src/theme/Planted/index.tsx', '@site/src/components/Table'],
  ['src/pages/planted.tsx', '../commands/serve', node],
  ['src/pages/planted.tsx', '@site/docusaurus.config', node],
  ['src/client/planted.ts', 'node:fs', node],
  ['src/client/planted.ts', '../patches', node],
  ['src/plugins/search/client/planted.ts', '../words', node],
  ['src/plugins/search/client/planted.ts', '..', node],
  ['src/plugins/search/client/planted.ts', './engine/text'],
  ['src/plugins/search/theme/Planted/index.tsx', '../../readPages', node],
  ['src/plugins/search/theme/Planted/index.tsx', '../../client/opener'],
  ['src/plugins/search/planted.ts', './client/engine/text'],
  ['src/plugins/search/planted.ts', '../../markdown/read'],
  ['src/patches/planted/client/Planted.tsx', '..', node],
  ['src/patches/planted/client/Planted.tsx', '../../patch', node],
  ['src/patches/planted/index.ts', '../patch'],
  ['src/patches/shared-compilation/planted.ts', 'node:fs'],
  ['src/theme/Planted/index.tsx', '@site/src/plugins/search/client'],
  ['src/theme/Planted/index.tsx', '@site/src/plugins/search/client/opener', doors],
  ['src/commands/planted.ts', '../plugins/search/readPages', doors],
  ['src/commands/planted.ts', '../plugins/search'],
  ['src/commands/planted.ts', '../plugins/contentPages'],
  ['docusaurus.config.ts', './src/plugins/search/index'],
  ['docusaurus.config.ts', './src/plugins/search/words', doors],
  ['src/plugins/status/planted.ts', '../search', unsaid],
  ['src/plugins/troubleshooting/planted.ts', '../api-reference'],
  ['src/plugins/troubleshooting/planted.ts', '../contentPages'],
  ['src/commands/planted.ts', '../../tests/fixtures/test', tests],
  ['src/plugins/search/client/engine/planted.ts', '@site/tests/fixtures/budgets', tests],
  ['src/site/planted.ts', '../plugins/search', ours],
  ['src/site/planted.ts', '@site/src/markdown', ours],
  ['src/site/planted.ts', './identity'],
  ['tests/planted.unit.test.ts', '../src/plugins/search/words'],
];

for (const [file, module, why] of cases) {
  test(`${file} ${why ? 'must not' : 'may'} import ${module}`, async () => {
    const expected = why ? [why] : [];
    expect(await refused(file, `import {x} from '${module}';\nx();\n`)).toEqual(expected);
    expect(await refused(file, `export {x} from '${module}';\n`)).toEqual(expected);
    expect(await refused(file, `export * from '${module}';\n`)).toEqual(expected);
    expect(await refused(file, `void import('${module}');\n`)).toEqual(expected);
    // A type is gone before anything runs; but `site` imports nothing, and nothing imports the
    // tests.
    const evenAsType = why === tests || why === ours ? expected : [];
    expect(await refused(file, `import type {X} from '${module}';\nexport type Y = X;\n`)).toEqual(
      evenAsType,
    );
  });
}
