import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * Renders a diagram that the build has drawn (`../diagrams.ts`). The SVG has a title and a description. On
 * narrow screens, the diagram scrolls, also with the keyboard, instead of shrinking.
 */
export default function Diagram({svg}: {svg: string}): ReactNode {
  return (
    <div
      className="diagram"
      role="group"
      aria-label={translate({id: 'site.diagram', message: 'Diagram'})}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
      tabIndex={0}
      dangerouslySetInnerHTML={{__html: svg}}
    />
  );
}
