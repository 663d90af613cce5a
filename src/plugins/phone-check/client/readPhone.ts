/** The kinds of browsers that differ in how a reader installs a build. */
export type BrowserKind = 'safari' | 'notSafari' | 'android' | 'androidApp' | 'computer';

/** Names of apps and browsers, by the words that they add to user agents. The first match counts. */
const browsers: [pattern: RegExp, name: string][] = [
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

/** Matches the user agent of Safari, but not of other browsers on an iPhone or iPad, which add words. */
const safari =
  /^Mozilla\/5\.0 \([^)]*\) AppleWebKit\/\S+ \(KHTML, like Gecko\) Version\/(\S+) (?:Mobile\/\w+ )?Safari\/\S+$/;

/**
 * Reads a user agent.
 *
 * @param touchPoints - `navigator.maxTouchPoints`, because an iPad can report that it is a Mac.
 * @returns the device and its version unless the browser hides them, the name of the browser or app if the
 *   name is in `browsers`, and the kind of browser.
 */
export function readPhone(
  userAgent: string,
  touchPoints: number,
): {system?: string; browser?: string; kind: BrowserKind} {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [, apple] = /\((iPhone|iPad|Macintosh);/.exec(userAgent) ?? [];
  const device = apple === 'Macintosh' && touchPoints > 1 ? 'iPad' : apple;
  if (device === 'iPhone' || device === 'iPad') {
    const safariVersion = safari.exec(userAgent)?.[1];
    const systemVersion = / OS ([\d_]+) like/.exec(userAgent)?.[1]?.replaceAll('_', '.');
    // Newer systems report an older version of themselves. The version of Safari is right in this case.
    const isOlder = safariVersion && !(parseInt(systemVersion ?? '') >= parseInt(safariVersion));
    const version = isOlder ? safariVersion : systemVersion;
    const system = version
      ? `${device}, ${device === 'iPad' ? 'iPadOS' : 'iOS'} ${version}`
      : device;
    return safariVersion
      ? {system, browser: 'Safari', kind: 'safari'}
      : {system, browser, kind: 'notSafari'};
  }
  const [android, version] = /Android (\d[\d.]*)/.exec(userAgent) ?? [];
  if (android) {
    // Hides the version, because Chrome reports "Android 10; K" on all versions.
    const system = version === '10' && /; K\)/.test(userAgent) ? 'Android' : android;
    const isInApp = /; wv\)|FB_IAB|\bLine\//.test(userAgent);
    const chrome = !isInApp && /Chrome\//.test(userAgent) ? 'Chrome' : undefined;
    return {system, browser: browser ?? chrome, kind: isInApp ? 'androidApp' : 'android'};
  }
  // A tablet or phone that requests desktop pages reports Linux. ChromeOS reports CrOS.
  const isTouchLinux = /\(X11; Linux/.test(userAgent) && touchPoints > 1;
  return {browser, kind: isTouchLinux ? 'android' : 'computer'};
}
