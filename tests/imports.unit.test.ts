import {ESLint} from 'eslint';
import {expect, test} from '@playwright/test';

const eslint = new ESLint({overrideConfigFile: '.config/eslint.config.mjs'});

/** What the rules of directions say about a file that has one import. */
async function refused(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath: file});
  return result!.messages
    .filter(({ruleId}) => /no-restricted-(imports|syntax)$/.test(ruleId ?? ''))
    .map(({message}) => message.replace(/^.*by a pattern\. /, ''));
}

const node = 'It runs in Node.';
const browser = 'It runs in the browser.';
const tests = 'What src and the tests share stands in src.';
const ours = 'src/site imports nothing of ours.';

/** File, the module that it imports, and why that is refused; nothing where it is not. */
const cases: [file: string, module: string, why?: string][] = [
  ['src/components/Planted/index.tsx', '../../plugins/feeds', node],
  ['src/components/Planted/index.tsx', '@site/src/markdown/read', node],
  ['src/theme/Planted/index.tsx', '@site/src/lint/checks', node],
  ['src/pages/planted.tsx', '../commands/serve', node],
  ['src/client/planted.ts', 'node:fs', 'The browser has no such module.'],
  ['src/client/planted.ts', '../patches', node],
  ['src/client/planted.ts', '@site/src/patches/patch', node],
  ['src/theme/Planted/index.tsx', '@site/src/patches/trimmed-data/trimData', node],
  ['src/theme/Planted/index.tsx', '@site/src/patches/intent-links/followLink'],
  ['src/theme/Planted/index.tsx', '@theme-original/Footer'],
  ['src/theme/Planted/index.tsx', '@site/src/components/Table'],
  ['src/components/Planted/index.tsx', '@site/src/plugins/search/client'],
  ['src/components/Planted/index.tsx', '../../site/identity'],
  ['src/plugins/planted/index.ts', '../../components/Table', browser],
  ['src/plugins/planted/index.ts', '../../plugins/search/client', browser],
  ['src/plugins/search/planted.ts', './client/engine/text'],
  ['src/plugins/planted.ts', '@theme/Layout', browser],
  ['src/plugins/planted/client/Planted.tsx', '../../../markdown/read', node],
  ['src/plugins/planted/theme/Planted/index.tsx', '@theme-init/Footer'],
  ['src/lint/planted.ts', '../client/nextPage', browser],
  ['src/commands/planted.ts', '../patches/intent-links/Link', browser],
  ['src/commands/planted.ts', '../patches/shared-compilation/oneForBoth'],
  ['src/commands/planted.ts', '../patches/shared-compilation'],
  ['src/commands/planted.ts', '../../tests/fixtures/test', tests],
  ['src/commands/bench/planted.ts', '../../../tests/fixtures/budgets', tests],
  ['src/commands/bench/defaultTheme/Planted.tsx', '@theme/Tabs'],
  ['src/commands/planted.ts', '../lint/content'],
  ['src/markdown/planted.ts', '../site/versions'],
  ['docusaurus.config.ts', './src/components/Table', browser],
  ['docusaurus.config.ts', './src/plugins/feeds'],
  [
    'src/plugins/search/client/engine/planted.ts',
    '@site/src/markdown/read',
    "The search's engine runs anywhere and needs src/site at most.",
  ],
  ['src/plugins/search/client/engine/planted.ts', './text'],
  ['src/plugins/search/client/engine/planted.ts', '../../../../site/identity'],
  ['src/site/planted.ts', '../plugins/search', ours],
  ['src/site/planted.ts', '@site/src/markdown', ours],
  ['src/site/planted.ts', './identity'],
  ['src/patches/verify.ts', './intent-links/Link', browser],
  ['src/patches/verify.ts', './intent-links'],
  ['src/patches/verify.ts', './patch'],
  ['src/patches/planted/index.ts', './Planted', browser],
  ['src/patches/planted/index.ts', '../intent-links/Link', browser],
  ['src/patches/planted/index.ts', '../../components/Table', browser],
  ['src/patches/planted/index.ts', '../patch'],
  ['src/patches/shared-compilation/index.ts', './oneForBoth'],
  ['src/patches/planted/Planted.tsx', './index', node],
  ['src/patches/planted/Planted.tsx', '..', node],
  ['src/patches/planted/Planted.tsx', '../patch', node],
  ['src/patches/planted/Planted.tsx', '../trimmed-data/trimData', node],
  ['src/patches/planted/Planted.tsx', '../../markdown/read', node],
  ['src/patches/planted/Planted.tsx', '../intent-links/followLink'],
  ['src/patches/planted/Planted.tsx', './other'],
  ['tests/planted.unit.test.ts', '../src/checks'],
];

for (const [file, module, why] of cases) {
  test(`${file} ${why ? 'must not' : 'may'} import ${module}`, async () => {
    const expected = why ? [why] : [];
    expect(await refused(file, `import {x} from '${module}';\nx();\n`)).toEqual(expected);
    expect(await refused(file, `export {x} from '${module}';\n`)).toEqual(expected);
    expect(await refused(file, `void import('${module}');\n`)).toEqual(expected);
    // A type is gone before anything runs; but `site` imports nothing, and nothing imports the
    // tests.
    const evenAsType = why === tests || why === ours ? expected : [];
    expect(await refused(file, `import type {X} from '${module}';\nexport type Y = X;\n`)).toEqual(
      evenAsType,
    );
  });
}
