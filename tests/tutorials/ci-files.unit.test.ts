/** Complete files for CI services have what a build needs on a new machine: `ci-rules.yaml` says what. */
import fs from 'node:fs';
import {parse} from 'yaml';
import {fillVariables} from '../../src/site/variables';
import {blocksIn} from '../fixtures/blocks';
import {expect, test} from '../fixtures/test';

interface Rule {
  if?: string;
  text: string;
  example?: string;
}

const rules = 'tests/fixtures/ci-rules.yaml';
const {folders, files, needs, forbids} = parse(
  fillVariables(fs.readFileSync(rules, 'utf8'), rules),
) as {folders: string[]; files: string} & Record<'needs' | 'forbids', Record<string, Rule>>;

const has = (code: string, pattern = '') => new RegExp(pattern, 'm').test(code);

/** Names the rules that a file breaks. */
const broken = (code: string): string[] =>
  [
    ...Object.entries(needs).map(([name, rule]) => ({name, rule, is: !has(code, rule.text)})),
    ...Object.entries(forbids).map(([name, rule]) => ({name, rule, is: has(code, rule.text)})),
  ].flatMap(({name, rule, is}) => (is && has(code, rule.if) ? [name] : []));

const blocks = folders
  .flatMap((folder) => blocksIn(folder))
  .filter(({title}) => title && has(title, files));

test('complete CI files build, sign, and upload on a new machine', () => {
  expect(blocks.length).toBeGreaterThan(10);
  expect(
    blocks.flatMap(({file, line, code}) => broken(code).map((name) => `${file}:${line}: ${name}`)),
  ).toEqual([]);
});

for (const [name, {if: condition, text, example}] of Object.entries({...needs, ...forbids})) {
  test(`a file breaks the rule: ${name}`, () => {
    const {code} = blocks.find((block) => has(block.code, condition))!;
    const spoiled = example ? `${code}\n${example}` : code.replace(new RegExp(text, 'gm'), '');
    expect(broken(spoiled)).toContain(name);
  });
}
