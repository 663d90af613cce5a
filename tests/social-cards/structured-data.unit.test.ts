import {expect, test} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {languages, originalRoute} from '../../src/site/languages';
import {builtPages, head, type BuiltPage} from '../fixtures/built';
import {months} from '../fixtures/posts';

type Data = Record<string, unknown> & {'@type': string};

/**
 * What search engines require of each type, and of what kind each property is (schema.org; the
 * required ones from the search engines' own lists).
 */
const types: Record<string, Record<string, (value: unknown) => boolean>> = {};
const text = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const address = (value: unknown) => typeof value === 'string' && /^https:\/\/\S+$/.test(value);
const date = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}T/.test(value) &&
  !Number.isNaN(Date.parse(value));
const organization = (value: unknown) => {
  const {name, url, '@type': type} = value as Data;
  return type === 'Organization' && text(name) && address(url);
};
types.TechArticle = {
  headline: (value) => text(value) && (value as string).length <= 110,
  description: text,
  inLanguage: (value) => languages.some(({htmlLang}) => htmlLang === value),
  url: address,
  image: address,
  author: organization,
  publisher: organization,
};
types.BlogPosting = {headline: text, description: text, datePublished: date, url: address};
types.BreadcrumbList = {
  itemListElement: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (item: Data, index) =>
        item['@type'] === 'ListItem' &&
        item.position === index + 1 &&
        text(item.name) &&
        address(item.item),
    ),
};
types.WebSite = {
  name: text,
  url: address,
  description: text,
  publisher: organization,
  potentialAction: (value) => {
    const {target, ...action} = value as Record<string, unknown> & {target: {urlTemplate: string}};
    return (
      action['@type'] === 'SearchAction' &&
      action['query-input'] === 'required name=search_term_string' &&
      /^https:\/\/[^/]+\/(ja\/)?\?q=\{search_term_string\}$/.test(target.urlTemplate)
    );
  },
};

/** What is wrong with a page's structured data. */
function problems(data: Data): string[] {
  const type = types[data['@type']];
  if (data['@context'] !== 'https://schema.org' || !type) {
    return [`unknown type ${data['@type']} of ${data['@context'] as string}`];
  }
  return Object.entries(type)
    .filter(([name, holds]) => data[name] === undefined || !holds(data[name]))
    .map(([name]) => `${data['@type']}.${name}: ${JSON.stringify(data[name])}`);
}

function dataOf(page: BuiltPage): Data[] {
  const $ = head(page);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Data);
}

/** What a page has to say about itself, by its address. */
function wantedKinds(route: string): string[] {
  if (originalRoute(route).startsWith('/docs/')) {
    return ['TechArticle', 'BreadcrumbList'];
  }
  if (/\d{4}-\d{2}-release-notes$/.test(route)) {
    return ['BlogPosting'];
  }
  return originalRoute(route) === '/' ? ['WebSite'] : [];
}

test('pages tell search engines what they are, in data that validates', () => {
  const {pages} = builtPages(builds.default.directory);
  const counts: Record<string, number> = {};
  const found: string[] = [];
  for (const page of pages) {
    const {route} = page;
    const all = dataOf(page);
    const kinds = all.map((data) => data['@type']);
    for (const data of all.filter(({'@type': type}) => type !== 'Blog')) {
      found.push(...problems(data).map((problem) => `${route}: ${problem}`));
      counts[data['@type']] = (counts[data['@type']] ?? 0) + 1;
    }
    const missing = wantedKinds(route).filter((kind) => !kinds.includes(kind));
    found.push(...missing.map((kind) => `${route}: no ${kind}`));
    if (originalRoute(route) === '/' && kinds.length !== 1) {
      found.push(`${route}: ${kinds.join(', ')} instead of WebSite alone`);
    }
  }
  expect(found).toEqual([]);
  expect(counts.TechArticle).toBeGreaterThanOrEqual(340);
  expect(counts.BlogPosting).toBe(languages.length * months.length);
  expect(counts.WebSite).toBe(languages.length);
});
