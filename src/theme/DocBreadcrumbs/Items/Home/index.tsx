/**
 * Why this exists: the theme's breadcrumbs start with the home page, to which the logo already links.
 * Replaces the link to the home page with a link to the overview of all guides.
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
