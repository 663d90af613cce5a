import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {statusScript} from '@site/src/site/thirdParties';

/**
 * Loads the embed script of the status page when the browser is idle, if the deployment has a status host
 * (specification, section 7). Loads the script only once. A script that fails has no effect on the page.
 */
export default function StatusEmbed(): null {
  const host = useDocusaurusContext().siteConfig.customFields?.statusPageHost as string | null;
  useEffect(() => {
    if (!host) {
      return undefined;
    }
    const src = statusScript(host);
    const load = () => {
      if (!document.querySelector(`script[src="${src}"]`)) {
        const script = document.createElement('script');
        script.src = src;
        script.async = true;
        document.body.append(script);
      }
    };
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(load, {timeout: 5000});
      return () => window.cancelIdleCallback(handle);
    }
    const handle = setTimeout(load, 2000);
    return () => clearTimeout(handle);
  }, [host]);
  return null;
}
