import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Renders the decorative picture of the not-found page and the crash page. */
export default function LostIllustration(): ReactNode {
  return (
    <img className="adrift" src={useBaseUrl('/img/adrift.svg')} alt="" width={160} height={96} />
  );
}
