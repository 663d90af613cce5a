import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {WriteText} from '../../site/texts';
import type {DeviceScreen, ScreenText} from './deviceScreens';

/** Width of a drawing in CSS pixels, in which the longest label has letters of at least 12 pixels. */
const width = 216;
/** Size of letters in `styles.css`. */
const fontSize = 12.5;
/** Distance by which each screen is drawn to the right of the previous screen. */
const indent = 7;
const titleHeight = 23;
const rowHeight = 24;
/** Distance between the edge of a screen and its content. */
const padding = 6;
/** Radius of the circle that marks where to tap. Half of the circle is beside the screen. */
const tapRadius = 6;

interface Drawing {
  height: number;
  elements: ReactElement[];
}

/** Estimates a label's width in units of its font size: 1 for a square East Asian letter, 0.56 for others. */
const labelWidth = (label: string): number =>
  [...label].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1 : 0.56), 0);

const line = (d: string) => createElement('path', {className: 'line', d});

const box = (x: number, y: number, w: number, h: number, rx: number, className?: string) =>
  createElement('rect', {className, x, y, width: w, height: h, rx});

const circle = (cx: number, cy: number, r: number, className = 'on') =>
  createElement('circle', {className, cx, cy, r});

/** Draws a label in letters that are small enough for `room`, or a line in place of an empty label. */
function text(label: string, x: number, y: number, room: number, textAnchor?: 'middle') {
  if (!label) {
    return line(`M${textAnchor ? x - room / 4 : x + 3} ${y - 4}h${room / 2}`);
  }
  const size = room / labelWidth(label);
  const smaller = size < fontSize ? size.toFixed(1) : undefined;
  return createElement('text', {x, y, textAnchor, fontSize: smaller}, label);
}

/** Draws a screen with a list: the title and the row to tap. On the last screen, draws more rows. */
function drawList(screen: DeviceScreen, write: WriteText, room: number, isLast: boolean): Drawing {
  const {title, group, tap, label, isNameless} = screen;
  const top = titleHeight + (group ? 17 : 0);
  const middle = top + rowHeight / 2;
  const height = isLast ? top + rowHeight + 38 : titleHeight + rowHeight + 26;
  const left = 2 * padding;
  const inner = room - 2 * left;
  const [labelRoom, ...control] =
    tap === 'switch'
      ? [
          inner - 26,
          box(room - 38, middle - 7, 24, 14, 7, 'on'),
          circle(room - 21, middle, 5, 'knob'),
        ]
      : [inner - tapRadius, circle(room, middle, tapRadius)];
  const elements = [
    box(0, 0, room, height, 11),
    text(title ? write(title) : '', left, 16, inner),
    ...(group ? [text(write(group), left, titleHeight + 11, inner)] : []),
    box(padding, top, room - left, rowHeight, 6, 'tap'),
    text(isNameless ? '' : write(label), left, middle + 4, labelRoom),
    ...control,
    ...(isLast ? [line(`M12 ${top + rowHeight + 13}h70m-70 12h96`)] : []),
  ];
  return {height, elements};
}

/** Draws the upper part of a screen with a dialog: title, button to tap, and another button. */
function drawDialog({title, label}: DeviceScreen, write: WriteText): Drawing {
  const room = width - tapRadius - 1;
  const center = room / 2;
  const inner = room - 6 * padding;
  const elements = [
    box(0, 0, room, 98, 11),
    box(2 * padding, 10, room - 4 * padding, 78, 9),
    text(title ? write(title) : '', center, 27, inner, 'middle'),
    line(`M${4 * padding} 35h${room - 8 * padding}`),
    box(3 * padding, 44, inner, rowHeight, 6, 'tap'),
    text(write(label), center, 60, inner, 'middle'),
    circle(room - 3 * padding, 56, tapRadius),
    line(`M${center - 25} 78h50`),
  ];
  return {height: 98, elements};
}

/** Returns texts in a language, without those that are absent or empty. */
const writeAll = (ids: (ScreenText | undefined)[], write: WriteText): string[] =>
  ids.map((id) => (id ? write(id) : '')).filter(Boolean);

/** Returns the labels that a drawing shows, each label once. */
export function labelsOn(screens: DeviceScreen[], write: WriteText): string[] {
  const ids = screens.flatMap(({title, group, label, isNameless}) => [
    title,
    group,
    isNameless ? undefined : label,
  ]);
  return [...new Set(writeAll(ids, write))];
}

/** Describes in words what to do on the screens of a drawing. */
function describe(screens: DeviceScreen[], write: WriteText): string {
  return screens
    .map(({title, group, tap, label}) => {
      const screen = writeAll([title, group], write).join(write('shared.comma'));
      const action = tap === 'switch' ? 'screen.turnOn' : screen ? 'screen.tapOn' : 'screen.tap';
      return write(action, {screen, label: write(label)});
    })
    .join(write('shared.space'));
}

/**
 * Draws screens of a device in outline. Each screen covers a part of the previous screen.
 *
 * @param screens - the screens, in the order in which a reader sees them.
 * @param write - writes the labels in the page's language.
 * @returns an SVG that takes its colors from the page's styles (`styles.css`).
 */
export function drawScreens(screens: DeviceScreen[], write: WriteText): string {
  const room = width - tapRadius - 1 - (screens.length - 1) * indent;
  let height = 0;
  const groups = screens.map((screen, index) => {
    const y = index * (titleHeight + rowHeight + 4);
    const isLast = index === screens.length - 1;
    const drawing =
      screen.tap === 'button' ? drawDialog(screen, write) : drawList(screen, write, room, isLast);
    height = y + drawing.height;
    const transform = `translate(${index * indent + 0.5} ${y + 0.5})`;
    return createElement('g', {key: index, transform}, ...drawing.elements);
  });
  const label = describe(screens, write);
  return renderToStaticMarkup(
    createElement(
      'svg',
      {viewBox: `0 0 ${width} ${height + 2}`, role: 'img', 'aria-label': label},
      groups,
    ),
  );
}
