/**
 * Why this exists: this is the place for what belongs to every page and survives navigation: the
 * status embed and the notice that the reader is offline.
 */
import React, {type ReactNode} from 'react';
import StatusEmbed from '@site/src/plugins/status/client/StatusEmbed';
import OfflineNotice from '@site/src/components/OfflineNotice';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <OfflineNotice />
      <StatusEmbed />
    </>
  );
}
