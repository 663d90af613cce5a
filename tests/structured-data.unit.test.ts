import {expect, test} from '@playwright/test';
import {builds} from '../src/commands/builds';
import {languages, originalRoute} from '../src/site/languages';
import {builtPages, head, type BuiltPage} from './fixtures/built';
import {months} from './fixtures/posts';

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

test('pages tell search engines what they are, in data that validates', () => {
  const {pages} = builtPages(builds.default.directory);
  const counts: Record<string, number> = {};
  for (const page of pages) {
    const all = dataOf(page);
    for (const data of all.filter(({'@type': type}) => type !== 'Blog')) {
      expect(problems(data), page.route).toEqual([]);
      counts[data['@type']] = (counts[data['@type']] ?? 0) + 1;
    }
    const kinds = all.map((data) => data['@type']);
    if (originalRoute(page.route).startsWith('/docs/')) {
      expect(kinds, page.route).toContain('TechArticle');
      expect(kinds, page.route).toContain('BreadcrumbList');
    } else if (/\d{4}-\d{2}-release-notes$/.test(page.route)) {
      expect(kinds, page.route).toContain('BlogPosting');
    } else if (originalRoute(page.route) === '/') {
      expect(kinds, page.route).toEqual(['WebSite']);
    }
  }
  expect(counts.TechArticle).toBeGreaterThanOrEqual(340);
  expect(counts.BlogPosting).toBe(languages.length * months.length);
  expect(counts.WebSite).toBe(languages.length);
});

test('a missing and a wrong property are found', () => {
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Docs',
    url: '/relative',
    publisher: {'@type': 'Organization', name: 'x', url: 'https://x.test'},
  };
  expect(problems(site)).toEqual([
    'WebSite.url: "/relative"',
    'WebSite.description: undefined',
    'WebSite.potentialAction: undefined',
  ]);
  expect(problems({...site, '@type': 'Thing'})).toEqual([
    'unknown type Thing of https://schema.org',
  ]);
});
