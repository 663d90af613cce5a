/**
 * Why this exists: what belongs to every page and survives navigation stands here: the status embed.
 */
import React, {type ReactNode} from 'react';
import StatusEmbed from '@site/src/components/StatusEmbed';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <StatusEmbed />
    </>
  );
}
