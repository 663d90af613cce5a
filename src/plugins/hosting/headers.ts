import {languages} from '../../site/languages';

const forAYear = {'Cache-Control': 'public, max-age=31536000, immutable'};

/** What a documentation page never asks a browser for. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The host's headers: paths, a final `*` for anything, and below each its headers. Files whose name
 * holds a hash of their content are kept for good; for everything else the host's default stands, which
 * is to ask again each time (`public, max-age=0, must-revalidate`).
 *
 * @param contentSecurityPolicy - the policy of this build.
 */
export function headersFile(contentSecurityPolicy: string): string {
  const rules: Record<string, Record<string, string>> = {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // For browsers that don't support the policy's frame-ancestors.
      'X-Frame-Options': 'DENY',
    },
    ...Object.fromEntries(languages.map(({baseUrl}) => [`${baseUrl}assets/*`, forAYear])),
  };
  return Object.entries(rules)
    .map(([path, values]) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('');
}
