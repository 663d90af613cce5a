/**
 * Why this exists: this is the place for what belongs to every page and survives navigation: the
 * status embed and the notice that the reader is offline.
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
