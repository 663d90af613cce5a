import React, {type ReactNode} from 'react';
import home from '@generated/pictures/default/home.json';
import StaticHtml from '@site/src/components/StaticHtml';

/** Renders the picture of the service, whose parts link to their pages. */
export default function HomePicture(): ReactNode {
  return <StaticHtml as="figure" className="picture" html={home.service} />;
}
