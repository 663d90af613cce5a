import React, {type ReactNode} from 'react';
import MarkdownLink from '@theme/MarkdownLink';
import SocialCard from '@theme/SocialCard';

/**
 * What the head of a documentation page or release note says beyond the theme's: its Markdown, and what
 * its social card says.
 */
export default function ContentHead({
  permalink,
  title,
}: {
  permalink: string;
  /** None for a page with the site's own card. */
  title?: string;
}): ReactNode {
  return (
    <>
      <MarkdownLink permalink={permalink} />
      {title && <SocialCard title={title} />}
    </>
  );
}
