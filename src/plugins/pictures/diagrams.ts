import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
// Imported by its file: the package supports `import` only, and Docusaurus' loader uses `require`.
import {renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';
import {fail} from '../../lib/markdown/fail';
import {parseDiagram} from '../../lib/markdown/fenceMeta';
import {component, escapeHtml} from '../../lib/markdown/nodes';
import {lineOf} from '../../lib/markdown/read';
import {MermaidError, readMermaid} from './readMermaid';

/** Pixels around a drawing. The renderer's default is several times as much. */
const margin = 4;
/** Pixels that the renderer leaves around a sequence diagram. The renderer has no option for this margin. */
const sequenceMargin = 30;
/** Size in pixels of the smallest letters. The renderer draws the labels of arrows with 11. */
const minFontSize = 12;

/** The site's colors (`src/css/palette.css`), by the names of the renderer's colors. */
const colors: Record<string, string> = {
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

/** Returns the size attributes of a drawing whose margins are reduced to `margin`. */
function croppedSize(svg: string, isSequence: boolean): string {
  const [, width, height] = /<svg[^>]*? width="([\d.]+)" height="([\d.]+)"/.exec(svg)!.map(Number);
  const cut = isSequence ? sequenceMargin - margin : 0;
  const [w, h] = [width!, height!].map((length) => (length - 2 * cut).toFixed(1));
  return `viewBox="${cut} ${cut} ${w} ${h}" width="${w}" height="${h}"`;
}

/**
 * Draws a diagram.
 *
 * @param value - text of a `mermaid` block with `accTitle:` and `accDescr:` lines.
 * @param id - prefix that makes the ids inside the drawing unique on its page.
 * @returns an SVG that takes its colors from the page's styles (`styles.css`).
 * @throws an error if the title or the description is missing, and a MermaidError for a line that can't
 *   be drawn.
 */
export function drawDiagram(value: string, id: string): string {
  const {title, description} = parseDiagram(value);
  if (!title || !description) {
    throw new Error(
      'A diagram needs an "accTitle: …" and an "accDescr: …" line below its type, for readers who cannot see it.',
    );
  }
  // Empties these two lines instead of removing them, so that errors have the line numbers of the block.
  const source = readMermaid(value.replace(/^\s*acc(?:Title|Descr):.*$/gm, ''));
  const svg = renderMermaidSVG(source, {padding: margin, nodeSpacing: 16, layerSpacing: 26});
  const size = croppedSize(svg, /^\s*sequenceDiagram/.test(source));
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="${id}-title ${id}-desc">` +
    `<title id="${id}-title">${escapeHtml(title)}</title><desc id="${id}-desc">${escapeHtml(description)}</desc>`;
  return (
    svg
      // Removes the renderer's styles and font import, because the page's styles color the drawing.
      .replace(/<style>[\s\S]*?<\/style>\s*/, '')
      // A function, because `$` would have a special meaning in a replacement text.
      .replace(/<svg[^>]*>/, () => head)
      .replace(/(id="|url\(#)((?:seq-)?arrow[\w-]*)/g, `$1${id}-$2`)
      // Draws the head at the start of a two-way arrow as it is, because the renderer already turned it around.
      .replaceAll('auto-start-reverse', 'auto')
      .replaceAll('font-size="11"', `font-size="${minFontSize}"`)
      .replace(/(?<=var\()--[\w-]+/g, (name) => colors[name] ?? name)
      .replace(/ data-[\w-]+="[^"]*"/g, '')
      .replace(/(\d+\.\d)\d+/g, '$1')
      .replace(/\n\s*/g, '')
  );
}

/**
 * Remark plugin that replaces fenced `mermaid` blocks with drawings.
 *
 * @throws an error with file and line for a diagram that can't be drawn.
 */
export function diagrams() {
  return (tree: Root, file: {path: string}) => {
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid') {
        return undefined;
      }
      count += 1;
      try {
        const svg = drawDiagram(node.value, `diagram-${count}`);
        parent!.children[index!] = component('Diagram', {svg});
      } catch (error) {
        const line = error instanceof MermaidError ? error.line : 0;
        fail(file.path, {line: lineOf(node) + line}, (error as Error).message);
      }
      return SKIP;
    });
  };
}
