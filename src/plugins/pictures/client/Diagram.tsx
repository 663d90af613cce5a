import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * A drawing that the build made from a `mermaid` block (`../../diagrams.ts`). It scrolls
 * inside itself on narrow screens instead of shrinking, and can be reached with the keyboard then.
 *
 * @param props.svg - the drawing, with its own title and description.
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
