/**
 * Why this exists: code is coloured at build time (`src/markdown/highlight.ts`), so that no
 * highlighter travels to the reader and no `style=` attribute stands in the page. Replaces the
 * theme's CodeBlock, whose job is to colour code in the browser.
 */
export {default} from '@site/src/components/CodeBlock';
