/**
 * Why this exists: code is coloured at build time (`src/markdown/highlight.ts`), so that readers
 * download no highlighter and pages have no `style=` attributes. Replaces the theme's CodeBlock,
 * whose job is to colour code in the browser.
 */
export {default} from '@site/src/components/CodeBlock';
