import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {s} from 'hastscript';
import type {WriteText} from '../../site/texts';
import type {DeviceScreen, ScreenText} from './deviceScreens';

/** Units of a drawing, each a CSS pixel (`styles.css`): so many that the longest label needs no smaller letters than 12. */
const width = 216;
const fontSize = 12.5;
/** How far a screen stands right of, and below, the one that led to it. */
const indent = 7;
const bar = 23;
const rowHeight = 24;
/** Between the edge of a screen and what is on it. */
const edge = 6;
/** Radius of the mark where a finger taps: half of it is beside the screen. */
const finger = 6;

/** About how wide a label is, in units of its font's size: letters of East Asia are square. */
const letters = (label: string): number =>
  [...label].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1 : 0.56), 0);

/** A label, in smaller letters if it would not fit; a line where there is none. */
function text(label: string, x: number, y: number, room: number, anchor?: 'middle'): Element {
  if (!label) {
    const start = anchor ? x - room / 4 : x + 3;
    return s('path', {class: 'line', d: `M${start} ${y - 4}h${room / 2}`});
  }
  const size = room / letters(label);
  return s(
    'text',
    {
      x,
      y,
      'text-anchor': anchor,
      'font-size': size < fontSize ? size.toFixed(1) : undefined,
    },
    label,
  );
}

const box = (x: number, y: number, w: number, h: number, rx: number, name?: string): Element =>
  s('rect', {class: name, x, y, width: w, height: h, rx});

/** One screen of a list, at its top left corner: its title, the row that is tapped, and what follows. */
function list(
  {title, group, tap, label, isNameless}: DeviceScreen,
  write: WriteText,
  {room, isLast}: {room: number; isLast: boolean},
): {height: number; drawing: Element[]} {
  const say = (id: ScreenText | undefined) => (id ? write(id) : '');
  const top = bar + (group ? 17 : 0);
  const middle = top + rowHeight / 2;
  const height = isLast ? top + rowHeight + 38 : bar + rowHeight + 26;
  const inner = room - 4 * edge;
  const drawing = [
    box(0, 0, room, height, 11),
    text(say(title), 2 * edge, 16, inner),
    ...(group ? [text(say(group), 2 * edge, bar + 11, inner)] : []),
    box(edge, top, room - 2 * edge, rowHeight, 6, 'tap'),
    text(
      isNameless ? '' : say(label),
      2 * edge,
      middle + 4,
      inner - (tap === 'switch' ? 26 : finger),
    ),
    ...(tap === 'switch'
      ? [
          box(room - 38, middle - 7, 24, 14, 7, 'on'),
          s('circle', {class: 'knob', cx: room - 21, cy: middle, r: 5}),
        ]
      : [s('circle', {class: 'on', cx: room, cy: middle, r: finger})]),
    ...(isLast ? [s('path', {class: 'line', d: `M12 ${top + rowHeight + 13}h70m-70 12h96`})] : []),
  ];
  return {height, drawing};
}

/** A dialog on the upper part of a screen: its title, the button that is tapped, and another one. */
function dialog(
  {title, label}: DeviceScreen,
  write: WriteText,
): {height: number; drawing: Element[]} {
  const room = width - finger - 1;
  const center = room / 2;
  const inner = room - 6 * edge;
  const drawing = [
    box(0, 0, room, 98, 11),
    box(2 * edge, 10, room - 4 * edge, 78, 9),
    text(title ? write(title) : '', center, 27, inner, 'middle'),
    s('path', {class: 'line', d: `M${4 * edge} 35h${room - 8 * edge}`}),
    box(3 * edge, 44, inner, rowHeight, 6, 'tap'),
    text(write(label), center, 60, inner, 'middle'),
    s('circle', {class: 'on', cx: room - 3 * edge, cy: 56, r: finger}),
    s('path', {class: 'line', d: `M${center - 25} 78h50`}),
  ];
  return {height: 98, drawing};
}

/** The labels that a drawing shows, each once. */
export const labelsOn = (shown: DeviceScreen[], write: WriteText): string[] => [
  ...new Set(
    shown
      .flatMap(({title, group, label, isNameless}) => [
        title,
        group,
        isNameless ? undefined : label,
      ])
      .map((id) => (id ? write(id) : ''))
      .filter(Boolean),
  ),
];

/** What is done on the screens of a drawing, in words. */
export function described(shown: DeviceScreen[], write: WriteText): string {
  return shown
    .map(({title, group, tap, label}) => {
      const screen = [title, group]
        .map((id) => (id ? write(id) : ''))
        .filter(Boolean)
        .join(write('shared.comma'));
      const action = tap === 'switch' ? 'screen.turnOn' : screen ? 'screen.tapOn' : 'screen.tap';
      return write(action, {screen, label: write(label)});
    })
    .join(write('shared.space'));
}

/**
 * Draws screens of a device in outline, each before the one that led to it.
 *
 * @param shown - the screens, in the order in which a reader sees them.
 * @param write - writes the labels in the page's language.
 * @returns an SVG that takes its colours from the page's styles (styles.css).
 */
export function drawScreens(shown: DeviceScreen[], write: WriteText): string {
  const room = width - finger - 1 - (shown.length - 1) * indent;
  let height = 0;
  const groups = shown.map((screen, index) => {
    const [x, y] = [index * indent, index * (bar + rowHeight + 4)];
    const isLast = index === shown.length - 1;
    const part =
      screen.tap === 'button' ? dialog(screen, write) : list(screen, write, {room, isLast});
    height = y + part.height;
    return s('g', {transform: `translate(${x + 0.5} ${y + 0.5})`}, part.drawing);
  });
  return toHtml(
    s(
      'svg',
      {viewBox: `0 0 ${width} ${height + 2}`, role: 'img', 'aria-label': described(shown, write)},
      groups,
    ),
    {space: 'svg', closeEmptyElements: true},
  );
}
