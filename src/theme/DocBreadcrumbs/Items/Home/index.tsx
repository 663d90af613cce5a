/**
 * Why this exists: breadcrumbs begin with the overview of all guides. The theme's begin with the home
 * page, to which the logo leads.
 */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

export default function HomeBreadcrumbItem(): ReactNode {
  return (
    <li className="breadcrumbs__item breadcrumbs__item--start">
      <Link className="breadcrumbs__link" to="/docs">
        <Translate id="site.breadcrumbs.start">Documentation</Translate>
      </Link>
    </li>
  );
}
