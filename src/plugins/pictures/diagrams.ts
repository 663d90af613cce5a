import type {Root} from 'mdast';
import type {Parent} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
// Imported by its file: the package supports `import` only, and Docusaurus' loader uses `require`.
import {renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';
import {fail} from '../../lib/markdown/fail';
import {parseDiagram} from '../../lib/markdown/fenceMeta';
import {component, escape} from '../../lib/markdown/nodes';
import {lineOf} from '../../lib/markdown/read';
import {MermaidError, readMermaid} from './mermaid';

/** Empty ground, in pixels, that a drawing has around it; the renderer leaves several times as much. */
const margin = 4;
/** The smallest size of letters that is read without effort; labels on arrows would be smaller. */
const smallest = 12;
/** What the renderer leaves around a sequence diagram, for which it has no setting. */
const sequenceMargin = 30;

/** Size attributes of a drawing without the ground that the renderer adds to it. */
function cropped(svg: string, isSequence: boolean): string {
  const [, width, height] = /<svg[^>]*? width="([\d.]+)" height="([\d.]+)"/.exec(svg)!.map(Number);
  const cut = isSequence ? sequenceMargin - margin : 0;
  const size = [width! - 2 * cut, height! - 2 * cut].map((length) => length.toFixed(1));
  return `viewBox="${cut} ${cut} ${size.join(' ')}" width="${size[0]}" height="${size[1]}"`;
}

/** The site's colours for those that the renderer names. */
const colours: Record<string, string> = {
  '--bg': '--ground',
  '--_text': '--text',
  '--_text-sec': '--text-secondary',
  '--_text-muted': '--text-secondary',
  '--_text-faint': '--text-secondary',
  '--_line': '--boundary',
  '--_arrow': '--primary',
  '--_node-fill': '--surface',
  '--_node-stroke': '--boundary',
  '--_group-fill': '--ground',
  '--_group-hdr': '--surface',
  '--_inner-stroke': '--hairline',
};

/**
 * Draws a diagram.
 *
 * @param value - text of a `mermaid` block with `accTitle:` and `accDescr:` lines.
 * @param id - prefix that keeps the ids inside the drawing unique on its page.
 * @returns an SVG that takes its colours from the page's styles (styles.css).
 * @throws an error when the title or the description is missing, and a MermaidError with the line that can't be
 *   drawn.
 */
export function drawDiagram(value: string, id: string): string {
  const {title, description} = parseDiagram(value);
  if (!title || !description) {
    throw new Error(
      'A diagram needs an "accTitle: …" and an "accDescr: …" line below its type, for readers who cannot see it.',
    );
  }
  // With the lines of the title and the description, so that errors name the lines of the block.
  const source = readMermaid(value.replace(/^\s*acc(?:Title|Descr):.*$/gm, ''));
  const svg = renderMermaidSVG(source, {padding: margin, nodeSpacing: 16, layerSpacing: 26});
  const size = cropped(svg, /^\s*sequenceDiagram/.test(source));
  return (
    svg
      // Neither the renderer's styles nor its font import: the page's styles colour the drawing.
      .replace(/<style>[\s\S]*?<\/style>\s*/, '')
      .replace(
        /<svg[^>]*>/,
        () =>
          `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="${id}-title ${id}-desc">` +
          `<title id="${id}-title">${escape(title)}</title><desc id="${id}-desc">${escape(description)}</desc>`,
      )
      .replace(/(id="|url\(#)((?:seq-)?arrow[\w-]*)/g, `$1${id}-$2`)
      // The head at the start of a two-way arrow is drawn turned around, and would be turned once more.
      .replaceAll('auto-start-reverse', 'auto')
      .replaceAll('font-size="11"', `font-size="${smallest}"`)
      .replace(/(?<=var\()--[\w-]+/g, (name) => colours[name] ?? name)
      .replace(/ data-[\w-]+="[^"]*"/g, '')
      .replace(/(\d+\.\d)\d+/g, '$1')
      .replace(/\n\s*/g, '')
  );
}

/** Remark plugin: fenced `mermaid` blocks become drawings during the build. */
export function diagrams() {
  return (tree: Root, file: {path: string}) => {
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid') {
        return undefined;
      }
      count += 1;
      let svg: string;
      try {
        svg = drawDiagram(node.value, `diagram-${count}`);
      } catch (error) {
        const line = error instanceof MermaidError ? error.line : 0;
        return fail(file.path, {line: lineOf(node) + line}, (error as Error).message);
      }
      (parent as Parent).children[index!] = component('Diagram', {svg});
      return SKIP;
    });
  };
}
