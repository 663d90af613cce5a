import {identity} from './identity';
import {versions} from './versions';

/** The variables of Markdown content, and what they stand for. */
export const variables: Record<string, string> = {
  name: identity.name,
  slug: identity.slug,
  SLUG: identity.slug.toUpperCase(),
  Slug: identity.slug.charAt(0).toUpperCase() + identity.slug.slice(1),
  host: identity.host,
  docs: new URL(identity.docsUrl).host,
};

for (const [key, {latest}] of Object.entries(versions)) {
  variables[`version.${key}`] = latest;
}

/**
 * `{{word}}`, `{{ word }}`, and with a backslash before it the same as plain text. With a dollar sign before
 * and a space inside it is an expression of GitHub Actions (`${{ secrets.KEY }}`) and not matched;
 * `${{SLUG}}_API_TOKEN` is a shell variable and filled in. Behind a letter or a percent sign, the backslash belongs
 * to a path of Windows: `%APPDATA%\{{slug}}`.
 */
const pattern =
  /((?<![\w%:.}\\/-])\\)?(?:\{\{(\w+(?:\.\w+)*)\}\}|(?<!\$)\{\{[ \t]+(\w+(?:\.\w+)*)[ \t]+\}\})/g;

/** A place of a text where a variable stands. */
export interface Variable {
  /** As it is written. */
  text: string;
  offset: number;
  /** What it stands for; undefined for an unknown name. */
  value?: string;
}

/** Fenced blocks of a Markdown text: their first and last offset, and their language. */
function fences(text: string): [start: number, end: number, language: string][] {
  const found: [number, number, string][] = [];
  const fence =
    /^[ \t>]*(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm;
  for (const {0: block, 2: language, index} of text.matchAll(fence)) {
    found.push([index, index + block.length, language!]);
  }
  return found;
}

/** Whether a place is in a fenced block, or behind the first backtick of a span of code. */
const isInCode = (text: string, offset: number): boolean =>
  fences(text).some(([start, end]) => start < offset && offset < end) ||
  text.slice(text.lastIndexOf('\n', offset) + 1, offset).split('`').length % 2 === 0;

/** Whether braces belong to the language around them: an expression of JSX, or a node of a Mermaid diagram. */
function isOther(text: string, offset: number, isMdx: boolean, blocks: ReturnType<typeof fences>) {
  const before = text.slice(Math.max(0, offset - 1), offset);
  const [, , language] = blocks.find(([start, end]) => start < offset && offset < end) ?? [];
  return (
    (language === 'mermaid' && /\w/.test(before)) ||
    (isMdx && language === undefined && before === '=')
  );
}

/**
 * Finds the variables of a text, those that are escaped too. Braces that can't be meant as a variable aren't
 * found: `style={{…}}` in a component, `A{{hexagon}}` in a Mermaid diagram, `${{github.sha}}`.
 *
 * @param file - where the text comes from: only `.mdx` files have components.
 */
export function variablesIn(text: string, file = ''): Variable[] {
  const isMarkdown = /\.mdx?$/.test(file);
  let blocks: ReturnType<typeof fences> | undefined;
  return [...text.matchAll(pattern)].flatMap(
    ({0: whole, 1: escape, 2: tight, 3: spaced, index}): Variable[] => {
      const name = (tight ?? spaced)!;
      const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
      if (escape) {
        const isJsx = file.endsWith('.mdx') && !isInCode(text, index);
        return [
          {text: whole, offset: index, value: isJsx ? `\\{\\${whole.slice(2)}` : whole.slice(1)},
        ];
      }
      const isExpression = value === undefined && text[index - 1] === '$' && name.includes('.');
      if (isExpression) {
        return [];
      }
      if (isMarkdown && /[=\w]/.test(text[index - 1] ?? '')) {
        blocks ??= fences(text);
        if (isOther(text, index, file.endsWith('.mdx'), blocks)) {
          return [];
        }
      }
      return [{text: whole, offset: index, value}];
    },
  );
}

/** Says what to do about an unknown variable. */
export function unknownVariable({text}: Variable): string {
  const known = Object.keys(variables)
    .map((name) => `{{${name}}}`)
    .join(', ');
  return `unknown variable ${text}. Use one of ${known}. To show the braces themselves, write \\${text}.`;
}

/**
 * Replaces `{{name}}` and the like in a text, and `\{{name}}` by the braces themselves.
 *
 * @param text - Markdown, YAML or any other text.
 * @param file - where the text comes from, for the error and the kind of Markdown.
 * @param firstLine - line of the file on which the text begins.
 * @returns the text with every variable filled in.
 * @throws an error that names file and line when a variable is unknown.
 */
export function fillVariables(text: string, file: string, firstLine = 1): string {
  let filled = '';
  let end = 0;
  for (const variable of variablesIn(text, file)) {
    const {offset, value} = variable;
    if (value === undefined) {
      const line = firstLine + text.slice(0, offset).split('\n').length - 1;
      throw new Error(`${file}:${line}: ${unknownVariable(variable)}`);
    }
    filled += text.slice(end, offset) + value;
    end = offset + variable.text.length;
  }
  return filled + text.slice(end);
}
