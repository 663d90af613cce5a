/**
 * Why this exists: a page's breadcrumbs begin with the overview of all guides, where the theme's
 * begin with the home page, to which the logo leads; and they include its guide, which the theme
 * leaves out because a guide's first page is no category of the sidebar. Otherwise the theme's
 * breadcrumbs.
 */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@site/src/components/StructuredData';
import {useTrail} from '@site/src/components/useTrail';

type Trail = NonNullable<ReturnType<typeof useTrail>>;

function TrailData({trail}: {trail: Pick<Trail[number], 'label' | 'href'>[]}): ReactNode {
  return <StructuredData data={{...useBreadcrumbsStructuredData({breadcrumbs: trail as Trail})}} />;
}

export default function DocBreadcrumbs(): ReactNode {
  const trail = useTrail();
  const start = {
    label: translate({id: 'site.breadcrumbs.start', message: 'Documentation'}),
    href: useBaseUrl('/docs'),
  };
  if (!trail) {
    return null;
  }
  if (trail.length === 0) {
    return <TrailData trail={[start]} />;
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
          <li className="breadcrumbs__item breadcrumbs__item--start">
            <Link className="breadcrumbs__link" href={start.href}>
              {start.label}
            </Link>
          </li>
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
