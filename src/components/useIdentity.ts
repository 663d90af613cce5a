import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Identity} from '@site/src/site/identity';

/** The service's identity (`src/site/identity.ts`), as components read it. */
export function useIdentity(): Identity {
  return useDocusaurusContext().siteConfig.customFields?.identity as Identity;
}
