import fs from 'node:fs';
import {createRequire} from 'node:module';
import {Resvg} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';
import {identity} from '../../site/identity';
import {languageOf} from '../../site/languages';
import {phrases} from '../../site/phrases';
import {cardSize, type CardLook} from './cardImage';

const {resolve} = createRequire(__filename);
const weight = 600;
const font = (name: string, file: string, lang?: string): Font => ({
  name,
  weight,
  lang,
  data: fs.readFileSync(resolve(`@fontsource/${file}.woff`)),
});
const loadFonts = () => [
  font('Latin', 'source-sans-3/files/source-sans-3-latin-600-normal'),
  font('Japanese', 'biz-udpgothic/files/biz-udpgothic-japanese-700-normal', 'ja-JP'),
];
let fonts: Font[] | undefined;

const box = (style: object, children?: unknown) => ({type: 'div', props: {style, children}});

/** A drawing, as an image of a size. */
const picture = (svg: string, size: number) => ({
  type: 'img',
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width: size,
    height: size,
  },
});

const drawing = (icon: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#ffffff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${icon}"/></svg>`;

/**
 * Draws a social card. Its colours are those of `src/css/palette.css`.
 *
 * @param title - what it says in large letters.
 * @param look - colour and icon of the guide.
 * @param site - the site's title, beside its mark.
 * @param language - code of the title's language.
 * @returns a PNG of 1200 × 630 pixels.
 * @throws an error when a letter is in no font.
 */
export async function drawCard(
  title: string,
  {colour, icon}: CardLook,
  site: string,
  language: string,
): Promise<Buffer> {
  const {htmlLang, words} = languageOf(language);
  const padding = '0 80px';
  const row = {display: 'flex', alignItems: 'center', padding};
  const large = {...row, flexWrap: 'wrap', fontSize: 84, lineHeight: 1.2};
  const card = box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      paddingBottom: 48,
      background: '#ffffff',
      color: '#10212e',
      fontFamily: 'Latin, Japanese',
    },
    [
      box({...row, height: 168, background: colour}, icon ? [picture(drawing(icon), 88)] : []),
      words === 'bigrams'
        ? box(
            large,
            phrases(title, htmlLang).map((phrase) => box({whiteSpace: 'pre'}, phrase)),
          )
        : box({...large, display: 'block', textWrap: 'balance'}, title),
      box({...row, gap: 20, color: '#44586a', fontSize: 38}, [
        picture(fs.readFileSync(`static/${identity.mark}`, 'utf8'), 56),
        box({}, site),
      ]),
    ],
  );
  const svg = await satori(card as never, {
    ...cardSize,
    fonts: (fonts ??= loadFonts()),
    loadAdditionalAsset: async (_code, letters) => {
      throw new Error(`the social card's fonts have no "${letters}" (title "${title}")`);
    },
  });
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
