import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {TextId} from '../../site/texts';

/** A text on a screen: a label of the platform, or a description of a name that differs by device. */
export type ScreenText = Extract<TextId, `android.${string}` | `ios.${string}`>;

/** A screen of a device in outline, with the only place on the screen that a reader taps. */
export interface DeviceScreen {
  /** Drawn as a line if the language has no text for the title. */
  title?: ScreenText;
  /** Heading above the row to tap. */
  group?: ScreenText;
  /** The control to tap: a row of a list, a row with a switch, or a button of a dialog. */
  tap: 'row' | 'switch' | 'button';
  label: ScreenText;
  /** True for a label that differs by device, such as an app's name. Such a label is drawn as a line. */
  isNameless?: true;
}

/** The screens of Android and iOS that `::screen` can show, by the directive's `name`. */
export const deviceScreens = parse(
  fs.readFileSync(path.join(__dirname, 'screens.yaml'), 'utf8'),
) as Record<string, DeviceScreen[]>;
