import fs from 'node:fs';
import {ESLint} from 'eslint';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

const eslint = new ESLint({overrideConfigFile: '.config/eslint.config.mjs'});

/** What the rules about imports say about a file that has one import. */
async function refused(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath: file});
  return result!.messages
    .filter(({ruleId}) => ruleId?.startsWith('boundaries/'))
    .map(({message}) => message);
}

const {reasons, evenTypes, imports} = parse(
  fs.readFileSync('tests/fixtures/imports.yaml', 'utf8'),
) as {
  reasons: Record<string, string>;
  evenTypes: string[];
  imports: [file: string, module: string, why?: string][];
};

test('a file imports what its folder may, in each way to import', async () => {
  for (const [file, module, why] of imports) {
    const expected = why ? [reasons[why]] : [];
    const ask = async (code: string, said: unknown[]) =>
      expect.soft(await refused(file, code), `${file}: ${code}`).toEqual(said);
    await ask(`import {x} from '${module}';\nx();\n`, expected);
    await ask(`export {x} from '${module}';\n`, expected);
    await ask(`export * from '${module}';\n`, expected);
    await ask(`void import('${module}');\n`, expected);
    // A type is gone before anything runs; but `site` imports nothing, and nothing imports the tests.
    const asType = why && evenTypes.includes(why) ? expected : [];
    await ask(`import type {X} from '${module}';\nexport type Y = X;\n`, asType);
  }
});
