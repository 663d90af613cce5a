import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {TextId} from '../../site/texts';

/** A text on a screen: the platform's own words, or the kind of name that stands there. */
export type ScreenText = Extract<TextId, `android.${string}` | `ios.${string}`>;

/** A screen of a device in outline, with the one place on it that a reader taps. */
export interface DeviceScreen {
  /** Drawn as a line where the language has no text for it. */
  title?: ScreenText;
  /** Heading above the row to tap. */
  group?: ScreenText;
  /** The control to tap: a row of a list, a row with a switch, or a button of a dialog. */
  tap: 'row' | 'switch' | 'button';
  label: ScreenText;
  /** Set where the label differs by device, such as an app's name. It is drawn as a line. */
  isNameless?: true;
}

/** The screens of Android and iOS that `::screen` can show, by the directive's `name`. */
export const deviceScreens = parse(
  fs.readFileSync(path.join(__dirname, 'screens.yaml'), 'utf8'),
) as Record<string, DeviceScreen[]>;
