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

const row = (title: ScreenText, label: ScreenText): DeviceScreen => ({title, tap: 'row', label});
const button = (label: ScreenText, title?: ScreenText): DeviceScreen => ({
  title,
  tap: 'button',
  label,
});

const deviceManagement = [
  row('ios.settings', 'ios.general'),
  row('ios.general', 'ios.deviceManagement'),
];

/**
 * What Android and iOS show, as `::screen{name="…"}` draws it: the screens that one step leads through,
 * in their order. Their labels are in `src/site/texts.ts` and in each language's `site.json`, and the
 * step that shows them names them, too. Screens of the service have no place here: they change.
 */
export const screens: Record<string, DeviceScreen[]> = {
  'android-unknown-apps': [
    row('android.settings', 'android.apps'),
    row('android.apps', 'android.specialAccess'),
    row('android.specialAccess', 'android.unknownApps'),
    {title: 'android.unknownApps', tap: 'row', label: 'android.installer', isNameless: true},
  ],
  'android-install': [button('android.install')],
  'android-open': [button('android.open')],
  'ios-device-management': deviceManagement,
  'ios-downloaded-profile': [
    ...deviceManagement,
    {
      title: 'ios.deviceManagement',
      group: 'ios.downloadedProfile',
      tap: 'row',
      label: 'ios.profile',
      isNameless: true,
    },
  ],
  'ios-install-profile': [button('ios.install', 'ios.installProfile')],
  'ios-enterprise-app': [
    {
      title: 'ios.deviceManagement',
      group: 'ios.enterpriseApp',
      tap: 'row',
      label: 'ios.developer',
      isNameless: true,
    },
  ],
  'ios-allow-restart': [button('ios.allowRestart')],
  'ios-developer-mode': [
    row('ios.settings', 'ios.privacySecurity'),
    row('ios.privacySecurity', 'ios.developerMode'),
    {title: 'ios.developerMode', tap: 'switch', label: 'ios.developerMode'},
  ],
  'ios-restart': [button('ios.restart')],
  'ios-turn-on': [button('ios.turnOn')],
};
