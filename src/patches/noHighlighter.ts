/**
 * Replaces the client module of the classic theme that loads Prism with every page. Code is
 * highlighted by the build (`src/remark/highlight.ts`).
 */
export {};
