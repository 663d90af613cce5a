import {languageOf} from '../../site/languages';
import {icons, type IconName} from './icons';
import {
  iconSize,
  stepRadius,
  textSizes,
  tileSize,
  type Item,
  type Layout,
  type Point,
  type Scene,
} from './layout';
import type {ReadText} from './texts';
import {wrap} from './wrap';

/** What a drawing needs besides its layout. */
export interface Drawing {
  /** The picture's name: its texts and the ids in it begin with it. */
  name: string;
  language: string;
  read: ReadText;
}

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const point = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** Weight of all lines. */
const weight = 1.75;
/** What all lines have in common. */
const strokes = `fill="none" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"`;
const cornerRadius = 10;
/** Colours are the page's, so that a picture follows the palette. */
const frames = {
  ground: 'fill="var(--surface)" stroke="var(--hairline)"',
  plain: 'fill="var(--ground)" stroke="var(--boundary)"',
  tint: 'fill="var(--primary-tint)" stroke="var(--primary)"',
};

const names = {
  text: 'font-weight="600" fill="var(--text)"',
  link: 'font-weight="600" fill="var(--primary)" text-decoration="underline"',
};

/** The point at a distance from one point towards another. */
function towards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  return [x + ((toX - x) * distance) / length, y + ((toY - y) * distance) / length];
}

/** A line through points, with round corners; its end without the arrow's tip. */
function path(points: Point[]): string {
  return points
    .map((at, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      return before && after
        ? `L${point(towards(at, before, cornerRadius))}Q${point(at)} ${point(towards(at, after, cornerRadius))}`
        : `${before ? 'L' : 'M'}${point(at)}`;
    })
    .join('');
}

/** The arrow at the end of a way. */
function arrow(points: Point[]): string {
  const [end, before] = [points.at(-1)!, points.at(-2)!];
  const [x, y] = towards(end, before, 7);
  const [sideX, sideY] = [((end[1] - y) * 5) / 7, ((x - end[0]) * 5) / 7];
  return `M${point([x + sideX, y + sideY])}L${point(end)} ${point([x - sideX, y - sideY])}`;
}

/** An icon's paths, its lines as heavy as all others. */
function iconPaths(name: IconName, scale: number): string {
  const {strokes: lines, areas} = icons[name] as {strokes?: string; areas?: string};
  return (
    (lines
      ? `<path d="${lines}" stroke="var(--text-secondary)" stroke-width="${(weight / scale).toFixed(1)}"/>`
      : '') + (areas ? `<path d="${areas}" fill="var(--primary)" fill-rule="evenodd"/>` : '')
  );
}

/** An icon by itself, for a place beside a text that says the same. */
export const drawIcon = (name: IconName, size: number): string =>
  `<svg viewBox="0 0 ${iconSize} ${iconSize}" width="${size}" height="${size}" ${strokes} aria-hidden="true">${iconPaths(name, size / iconSize)}</svg>`;

/** A few characters around a point; none for a tile of which only the edge is seen. */
const sign = (text: string, [x, y]: Point, ink: string): string =>
  text &&
  `<text x="${x}" y="${y + 5}" text-anchor="middle" font-size="${textSizes.note}" font-weight="600" fill="var(${ink})">${escape(text)}</text>`;

function drawItem(item: Item, drawing: Drawing, isLink = false): string {
  if ('frame' in item) {
    const [x, y, width, height] = item.frame;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" ${frames[item.look]}/>`;
  }
  if ('icon' in item) {
    const size = item.size ?? iconSize;
    const [scale, [x, y]] = [size / iconSize, item.at];
    const place = `translate(${point([x - size / 2, y - size / 2])}) scale(${Number(scale.toFixed(3))})`;
    return `<g transform="${place}">${iconPaths(item.icon, scale)}</g>`;
  }
  if ('tile' in item) {
    const [[x, y], {width, height}] = [item.at, tileSize];
    const [ground, ink] =
      item.look === 'main'
        ? ['fill="var(--primary)"', '--on-primary']
        : ['fill="var(--ground)" stroke="var(--boundary)"', '--text-secondary'];
    return (
      `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="6" ${ground}/>` +
      sign(item.tile, item.at, ink)
    );
  }
  if ('step' in item) {
    const [x, y] = item.at;
    return (
      `<circle cx="${x}" cy="${y}" r="${stepRadius}" fill="var(--primary)"/>` +
      sign(String(item.step), item.at, '--on-primary')
    );
  }
  if ('way' in item) {
    return item.look === 'line'
      ? `<path d="${path(item.way)}" stroke="var(--boundary)"/>`
      : // Like the route of a ferry on a chart.
        `<path d="${path(item.way)}" stroke="var(--primary)" stroke-dasharray="1 5"/>` +
          `<path d="${arrow(item.way)}" stroke="var(--primary)"/>`;
  }
  if ('waves' in item) {
    const [x, y, width, height] = item.waves;
    const rows = Array.from({length: Math.floor(height / 14) + 1}, (_, row) => {
      const shift = (row % 2) * 12;
      const count = Math.floor((width - shift) / 24);
      return `M${x + shift} ${y + row * 14}${'c6 0 6 4 12 4s6-4 12-4'.repeat(count)}`;
    });
    return `<path d="${rows.join('')}" stroke="var(--hairline)"/>`;
  }
  if ('link' in item) {
    const [x, y, width, height] = item.box;
    const inside = item.items.map((one) => drawItem(one, drawing, true)).join('');
    return (
      `<a href="${languageOf(drawing.language).baseUrl}${item.link.slice(1)}">` +
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="transparent"/>${inside}</a>`
    );
  }
  const [x] = item.at;
  const anchor = item.align === 'middle' ? ' text-anchor="middle"' : '';
  const lines = wrap(item, drawing.read, drawing.language).lines.map(({text, as, y}) => {
    const look = as === 'name' ? names[isLink ? 'link' : 'text'] : 'fill="var(--text-secondary)"';
    const size = textSizes[as];
    return `<tspan x="${x}" y="${Math.round(y + size * 0.35)}" font-size="${size}" ${look}>${escape(text)}</tspan>`;
  });
  // Spaces between the lines are for those who select the text.
  return `<text${anchor}>${lines.join(' ')}</text>`;
}

/** Draws one layout, with the picture's title and description for those who can't see it. */
function drawLayout(kind: keyof Scene, {width, height, items}: Layout, drawing: Drawing): string {
  const id = `picture-${drawing.name}-${kind}`;
  // One of the two is enough for the search.
  const search = kind === 'narrow' ? ' data-search-ignore' : '';
  // Links in a picture can be reached only where it is no image.
  const role = items.some((item) => 'link' in item) ? 'group' : 'img';
  return (
    `<svg viewBox="0 0 ${width} ${height}" ${strokes} role="${role}" aria-labelledby="${id}-title" aria-describedby="${id}-desc" class="picture__${kind}"${search}>` +
    `<title id="${id}-title">${escape(drawing.read('title'))}</title>` +
    `<desc id="${id}-desc">${escape(drawing.read('description'))}</desc>` +
    // No frame hides a way that leads into it.
    [...items]
      .sort((a, b) => Number('frame' in b) - Number('frame' in a))
      .map((item) => drawItem(item, drawing))
      .join('') +
    '</svg>'
  );
}

/**
 * Draws a picture.
 *
 * @returns the content of a `figure`: the question that the picture answers, and a drawing for wide and
 *   one for narrow places, of which the page's styles show one (`src/css/content.css`).
 */
export function drawPicture(scene: Scene, drawing: Drawing): string {
  return (
    `<figcaption>${escape(drawing.read('question'))}</figcaption>` +
    drawLayout('wide', scene.wide, drawing) +
    drawLayout('narrow', scene.narrow, drawing)
  );
}
