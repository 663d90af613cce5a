import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {drawCard} from '../src/plugins/cards/drawCard';
import {cardLook, cardLooks, siteLook, type CardLook} from '../src/site/cards';
import {palettePng} from '../src/plugins/cards/palettePng';
import {builds} from '../src/commands/builds';
import {builtPages, head, isContent} from './fixtures/built';

const {directory} = builds.default;

/** Contrast of a colour with white, as WCAG 2 defines it. */
function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [...Buffer.from(colour.slice(1), 'hex')].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}

/** Kind of file, width, height, colour type (3: palette) and bytes of a PNG. */
function picture(png: Buffer) {
  return {
    kind: png.subarray(1, 4).toString(),
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    colourType: png[25],
    bytes: png.length,
  };
}

test('every page has a card of its own in its language, described in the card meta', () => {
  const {origin, pages} = builtPages(directory);
  const cards = pages.map((page) => {
    const $ = head(page);
    const meta = (property: string) =>
      $(`meta[property="${property}"], meta[name="${property}"]`)
        .toArray()
        .map((element) => $(element).attr('content'));
    const image = new URL(meta('og:image')[0]!);
    const file = path.join(directory, image.pathname);
    return {page, meta, image, file, card: picture(fs.readFileSync(file))};
  });
  // Compared all at once: a thousand expectations take the runner half a minute.
  expect(
    cards.map(({page, meta, image, card}) => ({
      route: page.route,
      images: meta('og:image'),
      twitter: [...meta('twitter:image'), ...meta('twitter:card')],
      size: [...meta('og:image:width'), ...meta('og:image:height')],
      description: meta('og:description'),
      alternatives: meta('og:image:alt').length,
      origin: image.origin,
      isJapanese: image.pathname.startsWith('/ja/'),
      card,
      isLight: card.bytes < 40_000,
    })),
  ).toEqual(
    cards.map(({page, meta, image, card}) => ({
      route: page.route,
      images: [image.href],
      twitter: [image.href, 'summary_large_image'],
      size: ['1200', '630'],
      description: meta('description'),
      alternatives: 1,
      origin,
      isJapanese: page.locale === 'ja',
      card: {...card, kind: 'PNG', width: 1200, height: 630, colourType: 3},
      isLight: true,
    })),
  );

  const content = cards.filter(({page}) => isContent(page));
  // The title of a documentation page names its guide, too.
  const untitled = content.filter(({meta}) => {
    const [alt, title] = [meta('og:image:alt')[0]!, meta('og:title')[0]!];
    return ![`${alt} - `, `${alt} | `].includes(title.slice(0, alt.length + 3));
  });
  expect(untitled.map(({page}) => page.route)).toEqual([]);
  const undescribed = content.filter(({meta}) => !meta('og:description')[0]);
  expect(undescribed.map(({page}) => page.route)).toEqual([]);
  expect(content.length).toBeGreaterThanOrEqual(400);
  const shared = content.filter(
    ({file}, index) => content.findIndex((one) => one.file === file) !== index,
  );
  expect(shared.map(({page}) => page.route)).toEqual([]);
  const bytes = content.reduce((sum, {card}) => sum + card.bytes, 0);
  expect(bytes / content.length).toBeLessThan(20_000);
});

const card = {
  title: 'Upload an app',
  guide: 'Developer Guide',
  look: cardLook('docs/developer-guide/app/upload-app.md'),
  site: 'Docs',
  language: 'en',
};

test('each guide has cards in a colour of its own, on which white can be read', async () => {
  const looks = Object.entries(cardLooks);
  expect(new Set(looks.map(([, {colour}]) => colour)).size).toBe(looks.length);
  for (const [folder, look] of [['site', siteLook], ...looks] as [string, CardLook][]) {
    expect(contrastWithWhite(look.colour), folder).toBeGreaterThanOrEqual(4.5);
  }
  expect(cardLook('docs/troubleshooting/index.md')).toBe(siteLook);
  const file = 'i18n/ja/docusaurus-plugin-content-docs/current/tester-guide/quickstart.md';
  expect(cardLook(file)).toBe(cardLooks['docs/tester-guide']);
  const {colour} = cardLook(file);
  const palette = (await drawCard({...card, look: cardLook(file)})).subarray(0, 900);
  expect(palette.includes(Buffer.from(colour.slice(1), 'hex'))).toBe(true);
});

test('a long title is set smaller, one that fits in no size is refused', async () => {
  const title =
    '配布ページのリビジョンを入れ替えて、テスターに新しいビルドを届ける方法と注意点'.repeat(2);
  const png = await drawCard({...card, title, language: 'ja'});
  expect(picture(png)).toMatchObject({kind: 'PNG', width: 1200});
  await expect(drawCard({...card, title: title.repeat(6)})).rejects.toThrow('is too long');
});

test('a letter that no font has is refused instead of left out', async () => {
  await expect(drawCard({...card, title: 'Ελληνικά ไทย'})).rejects.toThrow('fonts have no');
});

test('a picture of more than 256 colours has no palette', async () => {
  const pixels = Buffer.alloc(1024 * 4);
  for (let index = 0; index < 1024; index += 1) {
    pixels.writeUInt32LE(index, index * 4);
  }
  expect(await palettePng(pixels, 32, 32)).toBeNull();
});
