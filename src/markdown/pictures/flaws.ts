import {
  flat,
  iconSize,
  stepRadius,
  tileSize,
  type Box,
  type Item,
  type Layout,
  type Point,
} from './layout';
import type {ReadText} from './texts';
import {wrap} from './wrap';

type Edges = [left: number, top: number, right: number, bottom: number];

/** Air that a text has around it. */
const air = 2;
/** What it keeps from the edge of a frame. */
const edgeAir = 5;
/** Points on a way are looked at this far apart. */
const stride = 3;

const around = ([x, y]: Point, width: number, height = width): Edges => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

const overlap = (a: Edges, b: Edges) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Whether an edge of a frame runs through a room. */
const crosses = ([left, top, right, bottom]: Edges, [x, y, width, height]: Box) =>
  overlap([left, top, right, bottom], [x, y, x + width, y + height]) &&
  !(x < left && right < x + width && y < top && bottom < y + height);

/** The room of a thing that no text may stand on; what holds texts and what lies below them has none. */
function roomOf(item: Item): Edges | undefined {
  if ('icon' in item) {
    return around(item.at, (item.size ?? iconSize) * 0.8);
  }
  if ('tile' in item) {
    return around(item.at, tileSize.width, tileSize.height);
  }
  return 'step' in item ? around(item.at, stepRadius * 2) : undefined;
}

/** Points along a way, close together. */
function pointsOn(way: Point[]): Point[] {
  return way.slice(1).flatMap((to, index) => {
    const from = way[index]!;
    const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stride);
    return Array.from({length: count + 1}, (_, step): Point => [
      from[0] + ((to[0] - from[0]) * step) / count,
      from[1] + ((to[1] - from[1]) * step) / count,
    ]);
  });
}

/** A text that doesn't stand well. */
export interface Flaw {
  /** Its id. */
  text: string;
  message: string;
}

/**
 * The texts of a layout that are too long for their place, leave the picture, or stand on one another,
 * on an icon, on a way, or on the edge of a frame. Widths are estimates.
 */
export function flawsOf({width, height, items}: Layout, read: ReadText, language: string): Flaw[] {
  const all = flat(items);
  const ways = all.flatMap((item) => ('way' in item ? [pointsOn(item.way)] : []));
  const frames = all.flatMap((item) => ('frame' in item ? [item.frame] : []));
  const rooms = all.map(roomOf).filter((room) => room !== undefined);
  const found: Flaw[] = [];
  const before: {text: string; box: Edges}[] = [];
  for (const item of all) {
    if (!('width' in item)) {
      continue;
    }
    const text = (item.name ?? item.note)!;
    const {box, fits, lines} = wrap(item, read, language);
    const say = (message: string) => found.push({text, message});
    if (!fits) {
      say(
        `needs ${lines.length} lines and has ${item.lines ?? 2} of ${item.width} pixels: ${lines.map((line) => line.text).join(' / ')}`,
      );
    }
    if (box[0] < air || box[1] < air || box[2] > width - air || box[3] > height - air) {
      say('leaves the picture');
    }
    const other = before.find((one) => overlap(box, one.box));
    if (other) {
      say(`stands on "${other.text}"`);
    }
    if (rooms.some((room) => overlap(box, room))) {
      say('stands on an icon');
    }
    const [left, top, right, bottom] = box;
    const wide: Edges = [left - air, top - air, right + air, bottom + air];
    if (ways.some((points) => points.some(([x, y]) => overlap(wide, [x, y, x, y])))) {
      say('stands on a way');
    }
    const kept: Edges = [left - edgeAir, top - edgeAir, right + edgeAir, bottom + edgeAir];
    if (frames.some((frame) => crosses(kept, frame))) {
      say('stands on the edge of a frame');
    }
    before.push({text, box});
  }
  return found;
}
