/** Replaces the table of the interface's texts: they stand where they are asked for (inlineTexts.mjs). */
export default {};
