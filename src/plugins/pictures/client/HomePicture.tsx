import React, {type ReactNode} from 'react';
import home from '@generated/pictures/default/home.json';
import StaticHtml from '@site/src/components/StaticHtml';

/** What the service does: a picture whose parts lead to their pages. */
export default function HomePicture(): ReactNode {
  return <StaticHtml as="figure" className="picture" html={home.service} />;
}
