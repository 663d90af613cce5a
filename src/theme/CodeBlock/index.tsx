/**
 * Why this exists: the theme highlights code in the browser. Renders fences, which the build highlights
 * (`src/remark/highlight.ts`), without a highlighter. Uses the theme's component for all other blocks:
 * `<CodeBlock>`, and fences of files that the site's rehype plugin doesn't process.
 */
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import HighlightedByBuild, {type HighlightedProps} from './HighlightedByBuild';
import HighlightedInBrowser from './HighlightedInBrowser';

export default function CodeBlock(props: Props | HighlightedProps): ReactNode {
  return 'html' in props ? <HighlightedByBuild {...props} /> : <HighlightedInBrowser {...props} />;
}
