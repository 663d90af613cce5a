import {languages} from './languages';

/** Headers that the host sends with the files below a path; a final `*` stands for anything. */
export interface HeaderRule {
  path: string;
  values: Record<string, string>;
}

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
 * The host's headers. Files whose name holds a hash of their content are kept for good; for
 * everything else the host's default stands, which is to ask again each time
 * (`public, max-age=0, must-revalidate`).
 *
 * @param contentSecurityPolicy - the policy of this build, see `src/plugins/securityHeaders`.
 */
export const headers = (contentSecurityPolicy: string): HeaderRule[] => [
  {
    path: '/*',
    values: {
      'Content-Security-Policy': contentSecurityPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // For browsers that don't support the policy's frame-ancestors.
      'X-Frame-Options': 'DENY',
    },
  },
  ...languages.map(({baseUrl}) => ({path: `${baseUrl}assets/*`, values: forAYear})),
];
