/** Defects that fail the build, and the messages about them. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {themes} from 'prism-react-renderer';
import {parse} from 'yaml';
import {prismTheme, readPrismConfig} from '../../src/remark/prism';
import {readDeployment} from '../../src/site/deployment';
import {identity} from '../../src/site/identity';
import {fillVariables} from '../../src/site/variables';
import {isPatched} from '../fixtures/patches';
import {buildPlanted, page, type Planted} from '../fixtures/plantedSite';

/** Sites that don't build: the files of each site, and the message of the build. */
const defects = parse(fs.readFileSync('tests/fixtures/unfit.yaml', 'utf8')) as (Planted & {
  pages?: Record<string, string>;
  says: string[];
  /** The message of a patch, if the build has patches. */
  patch?: string;
  never?: string;
})[];

test('each defect fails the build with a message that names the defect', async () => {
  test.slow();
  const built = await buildPlanted(
    defects.map(({pages = {}, files = {}, ...site}) => ({
      ...site,
      files: {
        ...files,
        ...Object.fromEntries(
          Object.entries(pages).map(([file, body]) => [file, page('Second', body)]),
        ),
      },
    })),
  );
  for (const [index, {name, says, patch, never}] of defects.entries()) {
    const {failed, output} = built[index]!;
    expect.soft(failed, name).toBe(true);
    for (const text of [...says, ...(patch && isPatched ? [patch] : [])]) {
      expect.soft(output, name).toMatch(new RegExp(text));
    }
    if (never) {
      expect.soft(output, name).not.toContain(never);
    }
  }
});

test('deployment settings have defaults, and incomplete or malformed settings are refused', () => {
  const cases = parse(fs.readFileSync('tests/fixtures/deployment.yaml', 'utf8')) as {
    env: Record<string, string>;
    settings?: Record<string, unknown>;
    refused?: string;
  }[];
  for (const {env, settings, refused} of cases) {
    const read = () => readDeployment(env);
    if (refused) {
      expect.soft(read, JSON.stringify(env)).toThrow(refused);
    } else {
      expect.soft(read(), JSON.stringify(env)).toMatchObject(settings!);
    }
  }
  expect(readDeployment({})).toMatchObject({
    url: identity.docsUrl,
    reportUrl: `mailto:${identity.email}`,
  });
});

test('variables are filled in, also beside a dollar sign and GitHub expressions, and unknown ones are refused', () => {
  const upper = identity.slug.toUpperCase();
  for (const [text, filled] of [
    ['{{name}} {{ slug }} {{host}}', `${identity.name} ${identity.slug} ${identity.host}`],
    ['https://{{docs}}/openapi.yaml', `${identity.docsUrl}/openapi.yaml`],
    ['"$' + '{{SLUG}}_API_TOKEN"', `"$${upper}_API_TOKEN"`],
    ['${{ secrets.{{SLUG}}_API_TOKEN }}', '${{ secrets.' + upper + '_API_TOKEN }}'],
    ['${{ github.sha }}', '${{ github.sha }}'],
  ] as const) {
    expect.soft(fillVariables(text, 'a.md')).toBe(filled);
  }
  expect(() => fillVariables('one\n{{two}}', 'docs/a.md', 5)).toThrow(
    'docs/a.md:6: unknown variable {{two}}',
  );
});

test('a theme or language of Prism that the build cannot apply is refused', () => {
  for (const prism of [
    {},
    {theme: themes.dracula},
    {theme: prismTheme, darkTheme: themes.dracula},
  ]) {
    expect(() => readPrismConfig(prism)).toThrow(
      /^docusaurus\.config\.ts: themeConfig\.prism\.theme .* src\/css\/palette\.css, .* remove highlight from rehypePlugins/,
    );
  }
  expect(() => readPrismConfig({theme: prismTheme, additionalLanguages: ['php', 'pphp']})).toThrow(
    'themeConfig.prism.additionalLanguages: Prism has no language "pphp".',
  );
});
