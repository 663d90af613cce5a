import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {TextId} from '../../site/texts';

/** A text of a platform, in the platform's own words, or of what the platform names as it likes. */
export type ScreenText = Extract<TextId, `android.${string}` | `ios.${string}`>;

/** One screen of a device, in outline: what it is called, and what a reader taps on it. */
export interface DeviceScreen {
  /** Its title. One that has none in a language is drawn as a line. */
  title?: ScreenText;
  /** What stands above the row. */
  group?: ScreenText;
  /** What is tapped: a row of a list, a row with a switch, or a button of a dialog. */
  tap: 'row' | 'switch' | 'button';
  label: ScreenText;
  /** Set where each device has another label, such as an app's name: it is drawn as a line. */
  isNameless?: true;
}

/** What Android and iOS show, by the names that `::screen{name="…"}` has for it. */
export const screens = parse(
  fs.readFileSync(path.join(__dirname, 'screens.yaml'), 'utf8'),
) as Record<string, DeviceScreen[]>;
