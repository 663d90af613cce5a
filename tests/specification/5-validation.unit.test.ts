/** Specification, section 5: what fails the build, and how it is named. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {readDeployment} from '../../src/site/deployment';
import {identity} from '../../src/site/identity';
import {fillVariables} from '../../src/site/variables';
import {isPatched} from '../fixtures/patches';
import {buildPlanted, page, type Planted} from '../fixtures/plantedSite';

test.describe.configure({timeout: 300_000});

/** Sites that don't build: what each of them has of its own, and what the build says about it. */
const defects = parse(fs.readFileSync('tests/fixtures/unfit.yaml', 'utf8')) as (Planted & {
  pages?: Record<string, string>;
  says: string[];
  /** What a patch says, where the build has patches. */
  patch?: string;
  never?: string;
})[];

test('what is unfit fails the build, and each defect is named', async () => {
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

test('deployment settings have defaults, and are refused where they are half set or of the wrong form', () => {
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

test.describe('variables', () => {
  test('are filled in, next to a dollar sign and inside expressions of GitHub Actions too', () => {
    const upper = identity.slug.toUpperCase();
    expect(fillVariables('{{name}} {{ slug }} {{host}}', 'a.md')).toBe(
      `${identity.name} ${identity.slug} ${identity.host}`,
    );
    expect(fillVariables('https://{{docs}}/openapi.yaml', 'a.md')).toBe(
      `${identity.docsUrl}/openapi.yaml`,
    );
    expect(fillVariables('"$' + '{{SLUG}}_API_TOKEN"', 'a.md')).toBe(`"$${upper}_API_TOKEN"`);
    expect(fillVariables('${{ secrets.{{SLUG}}_API_TOKEN }}', 'a.md')).toBe(
      '${{ secrets.' + upper + '_API_TOKEN }}',
    );
    expect(fillVariables('${{ github.sha }}', 'a.md')).toBe('${{ github.sha }}');
  });

  test('that are unknown are refused with file and line', () => {
    expect(() => fillVariables('one\n{{two}}', 'docs/a.md', 5)).toThrow(
      'docs/a.md:6: unknown variable {{two}}',
    );
  });
});
