/**
 * Why this exists: the links to the previous and the next page say what is there, with the page's
 * description as a second line (`src/plugins/docs.ts`). The theme's have a title only.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/PaginatorNavLink';
import type {Neighbour} from '@site/src/plugins/docs';

export default function PaginatorNavLink({
  permalink,
  title,
  description,
  subLabel,
  isNext,
}: Props & Neighbour): ReactNode {
  return (
    <Link
      className={clsx(
        'pagination-nav__link',
        isNext ? 'pagination-nav__link--next' : 'pagination-nav__link--prev',
      )}
      to={permalink}
    >
      {subLabel && <div className="pagination-nav__sublabel">{subLabel}</div>}
      <div className="pagination-nav__label">{title}</div>
      {description && <p>{description}</p>}
    </Link>
  );
}
