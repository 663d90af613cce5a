/**
 * Why this exists: Docusaurus keeps `Root` mounted across navigations. Adds the status embed and the offline
 * notice to every page, and repeats a click on a button from before hydration.
 */
import React, {useEffect, type ReactNode} from 'react';
import StatusEmbed from '@site/src/plugins/status/client/StatusEmbed';
import OfflineNotice from '@site/src/components/OfflineNotice';
import {repeatEarlyClick} from '@site/src/site/earlyClicks';

export default function Root({children}: {children: ReactNode}): ReactNode {
  useEffect(repeatEarlyClick, []);
  return (
    <>
      {children}
      <OfflineNotice />
      <StatusEmbed />
    </>
  );
}
