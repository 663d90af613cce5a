import {identity} from './identity';
import {languages} from './languages';

/** What differs between deployments; .github/DEPLOYING.md lists the environment variables behind it. */
export interface Deployment {
  /** Public origin of the documentation. */
  url: string;
  /** The hosting site's search, or null (specification, section 7). */
  netlifySearch: {appId: string; apiKey: string; siteId: string; branch: string} | null;
  /** DocSearch over a crawler's index, or null. Without either, the site searches its own index. */
  docSearch: {appId: string; apiKey: string; indexName: string} | null;
  /** Host of the status page whose embed script is loaded, or null for none. */
  statusPageHost: string | null;
  /** `light`: fixed, no switch. `switchable`: light, dark and system. */
  colorMode: 'light' | 'switchable';
  /** Where readers report a problem with a page: `mailto:` and an address, or the form of a new issue. */
  reportUrl: string;
  /** Announcement bar, or null. The id makes a dismissed bar come back when it changes. */
  announcement: {id: string; text: Record<string, string>} | null;
}

type Environment = Record<string, string | undefined>;

/** Reads settings that only make sense together: all of them, none of them, or an error. */
function together<Name extends string>(
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

function origin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || value.replace(/\/$/, '') !== url.origin) {
    throw new Error(
      `Deployment settings: SITE_URL is "${value}". Give an origin without a path, such as https://docs.example.com.`,
    );
  }
  return url.origin;
}

function host(value: string): string {
  if (!/^[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(value)) {
    throw new Error(
      `Deployment settings: STATUS_PAGE_HOST is "${value}". Give a host name only, such as abc123.statuspage.io.`,
    );
  }
  return value;
}

function report(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^(https?|mailto):$/.test(url.protocol) || url.search || !url.pathname) {
    throw new Error(
      `Deployment settings: REPORT_URL is "${value}". Give an email address, such as mailto:docs@example.com, or the form of a new issue, such as https://github.com/example/docs/issues/new.`,
    );
  }
  return value;
}

/**
 * Reads and validates the deployment settings.
 *
 * @param env - environment variables.
 * @returns the settings, defaults filled in.
 * @throws an error that names the setting and the fix when a value is wrong or a pair half-set.
 */
export function readDeployment(env: Environment): Deployment {
  const account = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'] as const;
  const index = env.ALGOLIA_INDEX_NAME && together(env, [...account, 'ALGOLIA_INDEX_NAME']);
  const algolia = together(env, account);
  const site = together(env, ['SITE_ID', 'BRANCH'] as const);
  const announcementTexts = languages.map(
    ({code}) => [code, `ANNOUNCEMENT_TEXT_${code.toUpperCase()}`] as const,
  );
  const announcement = together(env, [
    'ANNOUNCEMENT_ID',
    ...announcementTexts.map(([, setting]) => setting),
  ]);
  const colorMode = env.COLOR_MODE || 'light';
  if (colorMode !== 'light' && colorMode !== 'switchable') {
    throw new Error(`Deployment settings: COLOR_MODE is "${colorMode}". Use light or switchable.`);
  }
  return {
    url: env.SITE_URL ? origin(env.SITE_URL) : identity.docsUrl,
    // The host sets the site and branch in every build, so it is the index that decides.
    netlifySearch:
      algolia && site && !index
        ? {
            appId: algolia.ALGOLIA_APP_ID,
            apiKey: algolia.ALGOLIA_API_KEY,
            siteId: site.SITE_ID,
            branch: site.BRANCH,
          }
        : null,
    docSearch: index
      ? {
          appId: index.ALGOLIA_APP_ID,
          apiKey: index.ALGOLIA_API_KEY,
          indexName: index.ALGOLIA_INDEX_NAME,
        }
      : null,
    statusPageHost: env.STATUS_PAGE_HOST ? host(env.STATUS_PAGE_HOST) : null,
    colorMode,
    reportUrl: env.REPORT_URL ? report(env.REPORT_URL) : `mailto:${identity.email}`,
    announcement: announcement && {
      id: announcement.ANNOUNCEMENT_ID!,
      text: Object.fromEntries(
        announcementTexts.map(([code, setting]) => [code, announcement[setting]!]),
      ),
    },
  };
}
