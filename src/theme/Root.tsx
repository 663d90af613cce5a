/**
 * Why this exists: what belongs to every page and survives navigation stands here: the status embed
 * and the notice for readers whose connection is gone.
 */
import React, {type ReactNode} from 'react';
import OfflineNotice from '@site/src/components/OfflineNotice';
import StatusEmbed from '@site/src/components/StatusEmbed';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <OfflineNotice />
      <StatusEmbed />
    </>
  );
}
