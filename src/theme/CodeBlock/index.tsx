/**
 * Why this exists: the build highlights fences (`src/remark/highlight.ts`), so that pages load no
 * highlighter. Wraps the theme's component, which highlights every other block: `<CodeBlock>`, and
 * fences of files that aren't read with our rehype plugin.
 */
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import HighlightedByBuild, {type HighlightedProps} from './HighlightedByBuild';
import HighlightedInBrowser from './HighlightedInBrowser';

export default function CodeBlock(props: Props | HighlightedProps): ReactNode {
  return 'html' in props ? <HighlightedByBuild {...props} /> : <HighlightedInBrowser {...props} />;
}
