/** One of the processors that Docusaurus' loader of Markdown uses. */
export interface Processor {
  process(page: {filePath: string; content: string}): Promise<{content: string}>;
}

/** What the server's compilation asks for, and the browser's must not: it writes files that pages show. */
const writesNothing = 'emitFile=false';

/**
 * Lets two compilations of a build share what a page's Markdown becomes: the second one gets the
 * first one's result. Neither waits for the other to ask, which it never does when the bundler's cache
 * already has the page.
 *
 * @param processor - of Docusaurus.
 * @returns a processor that compiles the same text of a page once for each pair of calls.
 */
export function oneForBoth(processor: Processor): Processor {
  const results = new Map<string, ReturnType<Processor['process']>>();
  return {
    async process(page) {
      const key = `${page.filePath}\n${page.content}`;
      const first = results.get(key);
      if (first) {
        results.delete(key);
        const result = await first;
        return result.content.includes(writesNothing) ? processor.process(page) : result;
      }
      const result = processor.process(page);
      results.set(key, result);
      return result;
    },
  };
}
