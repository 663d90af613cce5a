import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Renders a link that starts an email or an issue about a page (`REPORT_URL`). Adds the subject and the
 * body only in the browser, because the two parameters would make the HTML of each page larger.
 */
export default function ReportLink({route}: {route: string}): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const {reportUrl, commit} = siteConfig.customFields as Record<string, string>;
  const label = translate({id: 'site.page.report', message: 'Report a problem'});
  const subjectParameter = reportUrl!.startsWith('mailto:') ? 'subject' : 'title';
  const subject = encodeURIComponent(`${label}: ${route}`);
  const body = encodeURIComponent(`${siteConfig.url}${route} (${i18n.currentLocale}, ${commit})`);
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would open an email in a new tab
    <a href={isBrowser ? `${reportUrl}?${subjectParameter}=${subject}&body=${body}` : reportUrl}>
      {label}
    </a>
  );
}
