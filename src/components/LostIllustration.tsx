import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The mark, adrift: on the not-found and the crash page. Decoration only. */
export default function LostIllustration(): ReactNode {
  return (
    <img className="adrift" src={useBaseUrl('/img/adrift.svg')} alt="" width={160} height={96} />
  );
}
