import React, {type ReactNode} from 'react';
import home from '@generated/pictures/default/home.json';
import StaticHtml from '@site/src/patches/static-html/StaticHtml';

/** What the service does, as a picture whose parts lead to their pages. */
export default function Service(): ReactNode {
  return <StaticHtml as="figure" className="picture" html={home.service} />;
}
