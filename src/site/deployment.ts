import {identity} from './identity';
import {languages} from './languages';

/** The settings of a deployment. .github/DEPLOYING.md lists their environment variables. */
export interface Deployment {
  /** Public origin of the documentation. */
  url: string;
  /** The hosting site's search, or null (specification, section 7). */
  netlifySearch: {appId: string; apiKey: string; siteId: string; branch: string} | null;
  /** DocSearch over a crawler's index, or null. Without a hosted search, the site searches its own index. */
  docSearch: {appId: string; apiKey: string; indexName: string} | null;
  /** Host of the status page whose embed script is loaded, or null for none. */
  statusPageHost: string | null;
  /** `light` without a switch, or `switchable` between light, dark, and system. */
  colorMode: 'light' | 'switchable';
  /** Target of the link to report a problem: `mailto:` and an address, or the form of a new issue. */
  reportUrl: string;
  /** Announcement bar with a text by language, or null. A new id shows a dismissed bar again. */
  announcement: {id: string; text: Record<string, string>} | null;
}

type Environment = Record<string, string | undefined>;

/** Reads a group of settings that depend on each other. Throws an error when only some of them are set. */
function readGroup<Name extends string>(
  env: Environment,
  names: readonly Name[],
): Record<Name, string> | null {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) {
    return null;
  }
  if (missing.length > 0) {
    const present = names.filter((name) => env[name]);
    throw new Error(
      `Deployment settings: ${present.join(' and ')} set without ${missing.join(' and ')}. ` +
        'Set all of them or none.',
    );
  }
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>;
}

/** Reads one setting. Throws an error with the setting's name and value, and `advice`, for an invalid value. */
function readValue(
  env: Environment,
  name: string,
  isValid: (value: string) => boolean,
  advice: string,
): string | null {
  const value = env[name];
  if (value && !isValid(value)) {
    throw new Error(`Deployment settings: ${name} is "${value}". ${advice}`);
  }
  return value || null;
}

const parseUrl = (value: string) => (URL.canParse(value) ? new URL(value) : null);

function isOrigin(value: string): boolean {
  const url = parseUrl(value);
  return /^https?:$/.test(url?.protocol ?? '') && value.replace(/\/$/, '') === url!.origin;
}

function isReportUrl(value: string): boolean {
  const url = parseUrl(value);
  return url !== null && /^(https?|mailto):$/.test(url.protocol) && !url.search && !!url.pathname;
}

/**
 * Reads and validates the deployment settings.
 *
 * @param env - environment variables.
 * @returns the settings, with defaults for missing ones.
 * @throws an error that names the setting and the fix when a value is malformed or a group incomplete.
 */
export function readDeployment(env: Environment): Deployment {
  const account = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'] as const;
  const index = env.ALGOLIA_INDEX_NAME && readGroup(env, [...account, 'ALGOLIA_INDEX_NAME']);
  const algolia = readGroup(env, account);
  const site = readGroup(env, ['SITE_ID', 'BRANCH'] as const);
  const keys = algolia && {appId: algolia.ALGOLIA_APP_ID, apiKey: algolia.ALGOLIA_API_KEY};
  const textSetting = (code: string) => `ANNOUNCEMENT_TEXT_${code.toUpperCase()}`;
  const codes = languages.map(({code}) => code);
  const announcement = readGroup(env, ['ANNOUNCEMENT_ID', ...codes.map(textSetting)]);
  const url = readValue(
    env,
    'SITE_URL',
    isOrigin,
    'Give an origin without a path, such as https://docs.example.com. See .github/DEPLOYING.md, "Host".',
  );
  const reportUrl = readValue(
    env,
    'REPORT_URL',
    isReportUrl,
    'Give an email address, such as mailto:docs@example.com, or the form of a new issue, such as https://github.com/example/docs/issues/new.',
  );
  return {
    url: url ? new URL(url).origin : identity.docsUrl,
    // Checks the index, because Netlify sets SITE_ID and BRANCH in every build, also in one with DocSearch.
    netlifySearch:
      keys && site && !index ? {...keys, siteId: site.SITE_ID, branch: site.BRANCH} : null,
    docSearch: keys && index ? {...keys, indexName: index.ALGOLIA_INDEX_NAME} : null,
    statusPageHost: readValue(
      env,
      'STATUS_PAGE_HOST',
      (value) => /^[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(value),
      'Give a host name only, such as abc123.statuspage.io.',
    ),
    colorMode: (readValue(
      env,
      'COLOR_MODE',
      (value) => ['light', 'switchable'].includes(value),
      'Use light or switchable.',
    ) ?? 'light') as Deployment['colorMode'],
    reportUrl: reportUrl ?? `mailto:${identity.email}`,
    announcement: announcement && {
      id: announcement.ANNOUNCEMENT_ID!,
      text: Object.fromEntries(codes.map((code) => [code, announcement[textSetting(code)]!])),
    },
  };
}
