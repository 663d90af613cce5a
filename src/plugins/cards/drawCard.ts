import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';
import {cardSize, type CardLook} from '../../site/cards';
import {identity} from '../../site/identity';
import {languageOf} from '../../site/languages';
import {palettePng} from './palettePng';

/** What a card says. */
export interface Card {
  title: string;
  /** The guide that the page belongs to; empty on the site's own card. */
  guide: string;
  /** Colour and icon of the guide. */
  look: CardLook;
  /** The site's title, beside its mark. */
  site: string;
  language: string;
}

/** Colours of `src/css/palette.css`. */
const colour = {text: '#10212e', quiet: '#44586a', ground: '#ffffff'};

/** Room for the title, and the sizes that it is set in: the first one in which it fits. */
const titleRoom = {width: cardSize.width - 160, height: 330};
const titleSizes = [80, 68, 58, 48, 40];

const {resolve} = createRequire(__filename);
const fontFile = (name: string) => fs.readFileSync(resolve(`@fontsource/${name}`));
let fonts: Font[] | undefined;

function loadFonts(): Font[] {
  fonts ??= [
    {
      name: 'Latin',
      weight: 600,
      data: fontFile('source-sans-3/files/source-sans-3-latin-600-normal.woff'),
    },
    {
      name: 'Japanese',
      weight: 600,
      lang: 'ja-JP',
      data: fontFile('biz-udpgothic/files/biz-udpgothic-japanese-700-normal.woff'),
    },
  ];
  return fonts;
}

/**
 * What every card depends on besides its own words: the mark, the fonts, and the code that draws.
 *
 * @returns a hash that differs when one of them does; older cards are then no longer used.
 */
export function drawingHash(): string {
  const hash = createHash('sha256').update(fs.readFileSync(`static/${identity.mark}`));
  loadFonts().forEach(({data}) => hash.update(data as Buffer));
  for (const file of ['drawCard.ts', 'palettePng.ts'].map((name) => path.join(__dirname, name))) {
    hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * The phrases of a title whose words don't stand apart, between which a line may end. In Japanese, a
 * phrase never starts with a particle, an ending or a punctuation mark, which are written in hiragana
 * or belong to what stands before them.
 */
function phrases(title: string, htmlLang: string): string[] {
  const words = new Intl.Segmenter(htmlLang, {granularity: 'word'});
  const all: string[] = [];
  for (const {segment} of words.segment(title)) {
    const starts = /^[\p{Script=Han}\p{Script=Katakana}A-Za-z\d「『（(]/u.test(segment);
    const last = all.at(-1);
    if (last === undefined || (starts && !/[「『（(]$/.test(last))) {
      all.push(segment);
    } else {
      all[all.length - 1] = last + segment;
    }
  }
  return all;
}

interface Box {
  type: string;
  key?: string;
  props: Record<string, unknown>;
}

const box = (style: Record<string, unknown>, children: unknown, key?: string): Box => ({
  type: 'div',
  key,
  props: {style, children},
});

/** A drawing as the address of an image. */
const image = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const drawing = ({icon}: CardLook) =>
  image(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colour.ground}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${icon}"/></svg>`,
  );

const picture = (src: string, size: number): Box => ({
  type: 'img',
  props: {src, width: size, height: size, style: {marginRight: 20}},
});

function layout({title, guide, look, site, language}: Card, size: number, mark: string): Box {
  const {htmlLang, words} = languageOf(language);
  const titleStyle = {
    width: cardSize.width,
    padding: '0 80px',
    fontSize: size,
    overflowWrap: 'anywhere',
    flexShrink: 0,
  };
  return box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      paddingBottom: 48,
      background: colour.ground,
      color: colour.text,
      fontFamily: 'Latin, Japanese',
      fontWeight: 600,
    },
    [
      box(
        {
          display: 'flex',
          alignItems: 'center',
          height: 112,
          padding: '0 80px',
          background: look.colour,
          color: colour.ground,
          fontSize: 38,
        },
        guide ? [picture(drawing(look), 52), box({}, guide)] : [],
      ),
      words === 'bigrams'
        ? box(
            {...titleStyle, lineHeight: 1.35, display: 'flex', flexWrap: 'wrap'},
            phrases(title, htmlLang).map((phrase) => box({whiteSpace: 'pre'}, phrase, 'phrase')),
            'title',
          )
        : box({...titleStyle, lineHeight: 1.15, textWrap: 'balance'}, title, 'title'),
      box(
        {
          display: 'flex',
          alignItems: 'center',
          padding: '0 80px',
          color: colour.quiet,
          fontSize: 34,
        },
        [picture(mark, 56), box({}, site)],
      ),
    ],
  );
}

/**
 * Draws a social card.
 *
 * @returns a PNG of 1200 × 630 pixels.
 * @throws an error when the title does not fit even in the smallest size, or a letter is in no font.
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const mark = image(fs.readFileSync(`static/${identity.mark}`, 'utf8'));
  for (const size of titleSizes) {
    let fits = true;
    const svg = await satori(layout(card, size, mark) as never, {
      ...cardSize,
      fonts: loadFonts(),
      onNodeDetected: (node) => {
        fits &&=
          !(node.key === 'title' && node.height > titleRoom.height) &&
          !(node.key === 'phrase' && node.width > titleRoom.width);
      },
      loadAdditionalAsset: async (_code, letters) => {
        throw new Error(`the social card's fonts have no "${letters}" (title "${card.title}")`);
      },
    });
    if (fits) {
      const picture = await renderAsync(svg, {font: {loadSystemFonts: false}});
      return (await palettePng(picture.pixels, picture.width, picture.height)) ?? picture.asPng();
    }
  }
  throw new Error(`the title "${card.title}" is too long for its social card. Shorten it.`);
}
