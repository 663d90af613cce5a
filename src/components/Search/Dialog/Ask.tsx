import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useIdentity} from '../../useIdentity';

/** Where to turn when the search doesn't help. */
export default function Ask(): ReactNode {
  const {links} = useIdentity();
  return (
    <p>
      <Translate
        id="site.search.ask"
        values={{
          faq: (
            <Link href={links.faq}>
              <Translate id="site.search.faq">FAQ</Translate>
            </Link>
          ),
          contact: (
            <Link href={links.contact}>
              <Translate id="site.search.contact">contact us</Translate>
            </Link>
          ),
        }}
      >
        {'Can’t find it? See the {faq} or {contact}.'}
      </Translate>
    </p>
  );
}
