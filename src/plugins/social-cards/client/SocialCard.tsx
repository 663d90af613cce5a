import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Says in the head of a page what its social card shows. */
export default function SocialCard({title}: {title: string}): ReactNode {
  return (
    <Head>
      <meta property="og:image:alt" content={title} />
    </Head>
  );
}
