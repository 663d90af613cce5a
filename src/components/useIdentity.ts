import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Identity} from '@site/src/site/identity';

/** Returns the service's identity (`src/site/identity.ts`). */
export function useIdentity(): Identity {
  return useDocusaurusContext().siteConfig.customFields?.identity as Identity;
}
