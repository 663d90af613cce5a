/**
 * What every page of both languages has in its HTML (specification, section 2), read from the files in
 * one pass. `every-route.test.ts` has what only a browser can show.
 */
import {load} from 'cheerio';
import {builds} from '../../src/commands/builds';
import {defaultLanguage, languages, originalRoute, routeIn} from '../../src/site/languages';
import {builtPages, source} from '../fixtures/built';
import {routesOf, writtenRoutes} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

test('every language has every route, each page that was written among them', () => {
  const english = routesOf(defaultLanguage.code).sort();
  expect(english).toEqual(expect.arrayContaining(writtenRoutes()));
  for (const {code} of languages) {
    expect(routesOf(code).map(originalRoute).sort()).toEqual(english);
  }
});

test('every page has what a reader, a search engine, and a screen reader need', () => {
  const {pages} = builtPages(builds.default.directory);
  expect(pages.length).toBeGreaterThan(languages.length * writtenRoutes().length);
  const seen = new Map<string, string>();
  const flaws: string[] = [];
  let heads = 0;
  for (const {route, locale, ...page} of pages) {
    const $ = load(source({route, locale, ...page}));
    const ask = (what: string, holds: boolean) => {
      if (!holds) {
        flaws.push(`${route}: ${what}`);
      }
    };
    for (const [kind, text] of Object.entries({
      title: $('title').text(),
      description: $('meta[name="description"]').attr('content'),
    })) {
      const key = `${locale} ${kind} ${text}`;
      ask(`the ${kind} "${text}" of ${seen.get(key)}`, Boolean(text) && !seen.has(key));
      seen.set(key, route);
    }
    // Docusaurus knows the not-found page by its route, not by its file.
    const original = originalRoute(route).replace(/\.html$/, '');
    const inEvery = languages.map(({htmlLang, ...language}) => [
      htmlLang,
      routeIn({htmlLang, ...language}, original),
    ]);
    const alternates = $('link[hreflang]')
      .toArray()
      .map(({attribs}) => [attribs.hreflang, new URL(attribs.href!).pathname]);
    const own = languages.find(({code}) => code === locale)!;
    const canonical = $('link[rel="canonical"]').attr('href');
    ask('language', $('html').attr('lang') === own.htmlLang);
    ask(
      'canonical URL',
      canonical !== undefined && new URL(canonical).pathname === routeIn(own, original),
    );
    ask(
      'alternates',
      JSON.stringify(alternates.sort()) ===
        JSON.stringify([...inEvery, ['x-default', original]].sort()),
    );
    ask('one heading of the first level', $('h1').length === 1 && $('h1').text().trim() !== '');
    const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map(({tagName}) => Number(tagName[1]));
    ask(
      'headings that skip no level',
      levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1),
    );
    ask(
      'links out of the site whose tabs get no access',
      $('a[target="_blank"]')
        .toArray()
        .every(({attribs}) => attribs.rel?.includes('noopener')),
    );
    ask('text without JavaScript', $('main h1:not([hidden] *)').length === 1);
    ask('navigation without JavaScript', $('nav a[href]').length > 5);
    ask('one main landmark', $('main').length === 1);
    heads += $('th').length;
    ask(
      'a name for each column and row',
      $('th')
        .toArray()
        .every((cell) => $(cell).text().trim() !== '' || Boolean($(cell).attr('aria-label'))),
    );
  }
  expect(heads).toBeGreaterThan(1000);
  expect(flaws).toEqual([]);
});
