/** What pages tell others about themselves: their card in links that are shared, and data for search engines. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import Ajv from 'ajv/dist/2020';
import {parse} from 'yaml';
import {builds} from '../../src/commands/builds';
import {cardImage, cardLooks} from '../../src/plugins/social-cards/cardImage';
import {drawCard} from '../../src/plugins/social-cards/drawCard';
import {languages, originalRoute} from '../../src/site/languages';
import {builtPages, head, isContent} from '../fixtures/built';
import {months} from '../fixtures/posts';

const {directory} = builds.default;

/** Contrast of a colour with white, as WCAG 2 defines it. */
function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [...Buffer.from(colour.slice(1), 'hex')].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}

/** Kind of file, width, and height of a PNG. */
const picture = (png: Buffer) => [
  png.subarray(1, 4).toString(),
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];

test('every page has the card of its guide in its language, described in the card meta', () => {
  const {origin, pages} = builtPages(directory);
  const cards = pages.map((page) => {
    const $ = head(page);
    const meta = (property: string) =>
      $(`meta[property="${property}"], meta[name="${property}"]`)
        .toArray()
        .map((element) => $(element).attr('content'));
    return {page, meta, image: new URL(meta('og:image')[0]!)};
  });
  // Compared all at once: a thousand expectations take the runner half a minute.
  expect(
    cards.map(({meta, image}) => ({
      images: meta('og:image'),
      twitter: [...meta('twitter:image'), ...meta('twitter:card')],
      size: [...meta('og:image:width'), ...meta('og:image:height')],
      description: meta('og:description'),
      alternatives: meta('og:image:alt').length,
      origin: image.origin,
    })),
  ).toEqual(
    cards.map(({meta, image}) => ({
      images: [image.href],
      twitter: [image.href, 'summary_large_image'],
      size: ['1200', '630'],
      description: meta('description'),
      alternatives: 1,
      origin,
    })),
  );
  const content = cards.filter(({page}) => isContent(page));
  expect(content.length).toBeGreaterThanOrEqual(400);
  expect(content.filter(({meta}) => !meta('og:description')[0])).toEqual([]);
  // A guide's first page is named as its card.
  const names = new Map(content.map(({page, meta}) => [page.route, meta('og:title')[0]!]));
  const wrong = content.filter(({page: {route, locale}, meta, image}) => {
    const [, prefix, guide] = /^((?:\/ja)?\/docs\/([^/]+))/.exec(route) ?? [];
    const own = guide && `docs/${guide}` in cardLooks ? guide : undefined;
    const card = own ?? (route.includes('/release-notes/') ? 'release-notes' : 'site');
    const isNamed = !own || names.get(prefix!)!.startsWith(meta('og:image:alt')[0]!);
    return !isNamed || image.pathname !== `${locale === 'ja' ? '/ja' : ''}/img/cards/${card}.png`;
  });
  expect(wrong.map(({page}) => page.route)).toEqual([]);

  const files = [...new Set(cards.map(({image}) => path.join(directory, image.pathname)))];
  expect(files).toHaveLength(2 * Object.keys(cardLooks).length);
  for (const file of files) {
    const png = fs.readFileSync(file);
    expect(picture(png), file).toEqual(['PNG', 1200, 630]);
    expect(png.length, file).toBeLessThan(60_000);
  }
});

test('each guide has a card in a colour of its own, on which white can be read', () => {
  const looks = Object.entries(cardLooks).filter(([folder]) => folder !== 'site');
  expect(new Set(looks.map(([, {colour}]) => colour)).size).toBe(looks.length);
  for (const [folder, {colour, icon}] of looks) {
    expect(contrastWithWhite(colour), folder).toBeGreaterThanOrEqual(4.5);
    expect(icon, folder).toBeTruthy();
  }
  expect(cardImage('docs/troubleshooting/index.md')).toBe('/img/cards/site.png');
  expect(cardImage('i18n/ja/docusaurus-plugin-content-docs/current/tester-guide/install.md')).toBe(
    '/img/cards/tester-guide.png',
  );
});

test('a letter that no font has is refused instead of left out', async () => {
  const drawn = drawCard('Ελληνικά ไทย', cardLooks.site!, 'Docs', 'en');
  await expect(drawn).rejects.toThrow('fonts have no');
});

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
  if (route.startsWith('/docs/')) {
    return ['TechArticle', 'BreadcrumbList'];
  }
  return /\d{4}-\d{2}-release-notes$/.test(route) ? ['BlogPosting'] : [];
}

test('pages tell search engines what they are, in data that validates', () => {
  const schema = parse(fs.readFileSync('tests/fixtures/structured-data.yaml', 'utf8')) as object;
  // A schema says what kind a property is where it is defined.
  const validate = new Ajv({allErrors: true, strictTypes: false, strictRequired: false}).compile(
    schema,
  );
  const counts: Record<string, number> = {};
  const found: string[] = [];
  for (const page of builtPages(directory).pages) {
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
