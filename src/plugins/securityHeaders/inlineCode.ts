/** Code that stands inside the HTML of a site; each text once. */
export interface InlineCode {
  scripts: Set<string>;
  /** Contents of `<style>` elements. */
  styles: Set<string>;
  /** Values of `style` attributes, in pages and in the HTML that an inline script writes. */
  styleAttributes: Set<string>;
}

const element = (name: string) => new RegExp(`<${name}(\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
const scriptElement = element('script');
const styleElement = element('style');
const styleAttribute = /<[a-z][^<>]*\sstyle=(?:"([^"]*)"|([^\s"'>]+))/g;

/** A script that the browser runs: one without a type, or with JavaScript's. JSON-LD is data. */
const runs = (attributes: string) =>
  !/\stype=/.test(attributes) || /\stype="?(?:module|text\/javascript)["\s]?/.test(attributes);

/**
 * Finds the code inside pages. Reads with expressions, not with a parser, because the build writes
 * the pages itself and waits for this; `tests/security-headers.unit.test.ts` compares the outcome
 * with what the standard's parser finds.
 *
 * @param pages - HTML of every page.
 */
export function inlineCode(pages: Iterable<string>): InlineCode {
  const found: InlineCode = {scripts: new Set(), styles: new Set(), styleAttributes: new Set()};
  for (const html of pages) {
    for (const [, attributes = '', text] of html.matchAll(scriptElement)) {
      if (text && runs(attributes)) {
        found.scripts.add(text);
      }
    }
    for (const [, , text] of html.matchAll(styleElement)) {
      found.styles.add(text!);
    }
    for (const [, quoted, bare] of html.matchAll(styleAttribute)) {
      found.styleAttributes.add((quoted ?? bare)!);
    }
  }
  return found;
}
