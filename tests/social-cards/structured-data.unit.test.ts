import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import Ajv from 'ajv/dist/2020';
import {parse} from 'yaml';
import {builds} from '../../src/commands/builds';
import {languages, originalRoute} from '../../src/site/languages';
import {builtPages, head} from '../fixtures/built';
import {months} from '../fixtures/posts';

interface Data {
  '@type': string;
  inLanguage?: string;
  itemListElement?: {position: number}[];
}

/** What a page has to say about itself, by its English address. */
function wantedKinds(route: string): string[] {
  if (route === '/') {
    return ['WebSite'];
  }
  const isPost = /\d{4}-\d{2}-release-notes$/.test(route);
  return route.startsWith('/docs/')
    ? ['TechArticle', 'BreadcrumbList']
    : isPost
      ? ['BlogPosting']
      : [];
}

test('pages tell search engines what they are, in data that validates', () => {
  const schema = parse(fs.readFileSync('tests/fixtures/structured-data.yaml', 'utf8')) as object;
  // A schema says what kind a property is where it is defined.
  const validate = new Ajv({allErrors: true, strictTypes: false, strictRequired: false}).compile(
    schema,
  );
  const counts: Record<string, number> = {};
  const found: string[] = [];
  for (const page of builtPages(builds.default.directory).pages) {
    const $ = head(page);
    const all = $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => JSON.parse($(element).text()) as Data);
    for (const data of all.filter(({'@type': type}) => type !== 'Blog')) {
      const {'@type': type, inLanguage = $('html').attr('lang'), itemListElement = []} = data;
      counts[type] = (counts[type] ?? 0) + 1;
      if (
        !validate(data) ||
        inLanguage !== $('html').attr('lang') ||
        itemListElement.some(({position}, index) => position !== index + 1)
      ) {
        found.push(`${page.route}: ${type} ${JSON.stringify(validate.errors ?? data)}`);
      }
    }
    const route = originalRoute(page.route);
    const kinds = all.map((data) => data['@type']);
    const missing = wantedKinds(route).filter((kind) => !kinds.includes(kind));
    found.push(...missing.map((kind) => `${page.route}: no ${kind}`));
    if (route === '/' && kinds.length !== 1) {
      found.push(`${page.route}: ${kinds.join(', ')} instead of WebSite alone`);
    }
  }
  expect(found).toEqual([]);
  expect(counts.TechArticle).toBeGreaterThanOrEqual(340);
  expect(counts.BlogPosting).toBe(languages.length * months.length);
  expect(counts.WebSite).toBe(languages.length);
});
