/**
 * Why this exists: a page's breadcrumbs include its guide, which the theme leaves out because a
 * guide's first page is no category of the sidebar. Otherwise the theme's breadcrumbs.
 */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@site/src/components/StructuredData';
import {useTrail} from '@site/src/components/useTrail';

function TrailData({trail}: {trail: NonNullable<ReturnType<typeof useTrail>>}): ReactNode {
  return <StructuredData data={{...useBreadcrumbsStructuredData({breadcrumbs: trail})}} />;
}

export default function DocBreadcrumbs(): ReactNode {
  const trail = useTrail();
  if (!trail) {
    return null;
  }
  return (
    <>
      <TrailData trail={trail} />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {trail.map(({label, href}, index) => {
            const isLast = index === trail.length - 1;
            return (
              <li
                key={index}
                className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}
              >
                {href && !isLast ? (
                  <Link className="breadcrumbs__link" href={href}>
                    {label}
                  </Link>
                ) : (
                  <span className="breadcrumbs__link">{label}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
