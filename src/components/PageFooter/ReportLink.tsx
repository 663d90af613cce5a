import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Opens an email or an issue about a page (`REPORT_URL`). In the browser, what its writers need is filled
 * in: the page, its language, and the commit it was built from; in the HTML it would cost each page 200 B.
 */
export default function ReportLink({route}: {route: string}): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const {reportUrl, commit} = siteConfig.customFields as Record<string, string>;
  const subject = translate(
    {id: 'site.page.reportTitle', message: 'Problem with {page}'},
    {page: route},
  );
  const query = new URLSearchParams({
    [reportUrl!.startsWith('mailto:') ? 'subject' : 'title']: subject,
    body: `${siteConfig.url}${route} (${i18n.currentLocale}, ${commit})\n\n`,
  });
  // Mail programs show a plus sign as it is.
  const filled = `${reportUrl}?${query.toString().replaceAll('+', '%20')}`;
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would open an email in a new tab.
    <a href={isBrowser ? filled : reportUrl}>
      <Translate id="site.page.report">Report a problem</Translate>
    </a>
  );
}
