/** From where a reader opened the page, as far as it matters for installing a build. */
export type Answer = 'safari' | 'notSafari' | 'android' | 'androidApp' | 'computer';

/** Apps and browsers by what stands in their user agent; the first that fits is the one. */
const names: [mark: RegExp, name: string][] = [
  [/MessengerForiOS/, 'Messenger'],
  [/FBAN|FB_IAB/, 'Facebook'],
  [/Instagram/, 'Instagram'],
  [/Twitter/, 'X'],
  [/\bLine\//, 'LINE'],
  [/GSA\//, 'Google'],
  [/CriOS\//, 'Chrome'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/EdgiOS\/|EdgA?\//, 'Edge'],
  [/Brave\//, 'Brave'],
  [/Ddg\//, 'DuckDuckGo'],
  [/SamsungBrowser\//, 'Samsung Internet'],
];

/** Nothing but Safari on an iPhone or iPad calls itself this and no more. */
const safari =
  /^Mozilla\/5\.0 \([^)]*\) AppleWebKit\/\S+ \(KHTML, like Gecko\) Version\/(\S+) (?:Mobile\/\w+ )?Safari\/\S+$/;

/**
 * Reads a user agent.
 *
 * @param touchPoints - how many fingers the screen feels: an iPad can call itself a Mac.
 * @returns the device with its version, unless the browser hides it; the browser, or the app that shows
 *   the page, if it's known; and what that means for the reader.
 */
export function readPhone(
  userAgent: string,
  touchPoints: number,
): {system?: string; browser?: string; answer: Answer} {
  const named = names.find(([mark]) => mark.test(userAgent))?.[1];
  const [, apple] = /\((iPhone|iPad|Macintosh);/.exec(userAgent) ?? [];
  const device = apple === 'Macintosh' && touchPoints > 1 ? 'iPad' : apple;
  if (device === 'iPhone' || device === 'iPad') {
    const own = safari.exec(userAgent)?.[1];
    const told = / OS ([\d_]+) like/.exec(userAgent)?.[1]?.replaceAll('_', '.');
    // Newer versions keep telling an old version of iOS; Safari's own is right then.
    const version = own && !(told && parseInt(told) >= parseInt(own)) ? own : told;
    const system = version
      ? `${device}, ${device === 'iPad' ? 'iPadOS' : 'iOS'} ${version}`
      : device;
    return own
      ? {system, browser: 'Safari', answer: 'safari'}
      : {system, browser: named, answer: 'notSafari'};
  }
  const [android, version] = /Android (\d[\d.]*)/.exec(userAgent) ?? [];
  if (android) {
    // Chrome says "Android 10; K" on any version.
    const system = version === '10' && /; K\)/.test(userAgent) ? 'Android' : android;
    const isInApp = /; wv\)|FB_IAB|\bLine\//.test(userAgent);
    const chrome = !isInApp && /Chrome\//.test(userAgent) ? 'Chrome' : undefined;
    return {system, browser: named ?? chrome, answer: isInApp ? 'androidApp' : 'android'};
  }
  // A tablet or phone that asks for desktop pages calls itself Linux. ChromeOS calls itself CrOS.
  return {
    browser: named,
    answer: /\(X11; Linux/.test(userAgent) && touchPoints > 1 ? 'android' : 'computer',
  };
}
