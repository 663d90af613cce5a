/**
 * Replaces the client module of the classic theme that loads Prism with every page. The build highlights
 * code (`src/remark/highlight.ts`).
 */
export {};
