import type {IconName} from './icons';

/** A place in a layout: from the left, from the top. */
export type Point = [x: number, y: number];
export type Box = [x: number, y: number, width: number, height: number];

/**
 * What a layout consists of, in the order in which it is drawn, frames first. Lengths are in units of the layout;
 * a unit is about a pixel.
 */
export type Item =
  /** A room that holds what stands in it: `ground` is the outermost, `plain` stands on it, `tint` stands out. */
  | {frame: Box; look: 'ground' | 'plain' | 'tint'}
  /** An icon around its centre. */
  | {icon: IconName; at: Point; size?: number}
  /** A revision, such as `#3`, around its centre. `main` is the one that travels. */
  | {tile: string; at: Point; look?: 'main'}
  /** Which step it is, around its centre. */
  | {step: number; at: Point}
  /** Where something goes, with an arrow at its end. `line` only connects. */
  | {way: Point[]; look?: 'line'}
  /** Water. */
  | {waves: Box}
  /**
   * Ids of texts: what it is called, what is said about it below, or both, from the top left or below
   * the middle of the top. They break into lines, of which there may be two.
   */
  | {name?: string; note?: string; at: Point; width: number; lines?: number; align?: 'middle'}
  /** What leads to a page when it is chosen: one link around its items. */
  | {link: string; box: Box; items: Item[]};

/** Where everything stands, for one width of the screen. */
export interface Layout {
  width: number;
  height: number;
  items: Item[];
}

/** A picture: the same scene for wide and for narrow screens. */
export interface Scene {
  wide: Layout;
  narrow: Layout;
}

/** The sizes of texts. Layouts are never shown so small that the smaller one has less than 12 pixels. */
export const textSizes = {name: 15, note: 14} as const;
/** From one line to the next, in sizes of the text. */
export const lineHeight = 1.3;
export const iconSize = 32;
export const tileSize = {width: 34, height: 24} as const;
export const stepRadius = 11;

/** A layout's items, those within links too. */
export const flat = (items: Item[]): Item[] =>
  items.flatMap((item) => ('link' in item ? [item, ...flat(item.items)] : [item]));
