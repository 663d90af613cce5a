import {identity} from './identity';
import {versions} from './versions';

/** Values of the variables that Markdown content can use. */
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
 * Matches `{{word}}` and `{{ word }}`, also after a backslash, which makes the braces plain text. Doesn't
 * match an expression of GitHub Actions, which has a dollar sign before and a space inside the braces
 * (`${{ secrets.KEY }}`). Matches in a shell variable, `${{SLUG}}_API_TOKEN`. A backslash behind a letter
 * or a percent sign belongs to a path of Windows: `%APPDATA%\{{slug}}`.
 */
const pattern =
  /((?<![\w%:.}\\/-])\\)?(?:\{\{(\w+(?:\.\w+)*)\}\}|(?<!\$)\{\{[ \t]+(\w+(?:\.\w+)*)[ \t]+\}\})/g;

/** An occurrence of a variable in a text. */
export interface Variable {
  /** Source of the occurrence. */
  text: string;
  offset: number;
  /** The replacement; undefined for an unknown name. */
  value?: string;
}

interface Fence {
  start: number;
  end: number;
  language: string;
}

/** Finds the fenced blocks of a Markdown text. */
function fencesIn(text: string): Fence[] {
  const fence =
    /^[ \t>]*(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm;
  return [...text.matchAll(fence)].map(({0: block, 2: language, index}) => ({
    start: index,
    end: index + block.length,
    language: language!,
  }));
}

const fenceAt = (text: string, offset: number): Fence | undefined =>
  fencesIn(text).find(({start, end}) => start < offset && offset < end);

/** Returns whether an offset is in a fenced block, or behind the first backtick of a code span. */
const isInCode = (text: string, offset: number): boolean =>
  fenceAt(text, offset) !== undefined ||
  text.slice(text.lastIndexOf('\n', offset) + 1, offset).split('`').length % 2 === 0;

/** Returns whether braces are an expression of JSX, or a node of a Mermaid diagram. */
function isForeign(text: string, offset: number, file: string): boolean {
  const before = text[offset - 1] ?? '';
  if (!/\.mdx?$/.test(file) || !/[=\w]/.test(before)) {
    return false;
  }
  const fence = fenceAt(text, offset);
  return before === '=' ? file.endsWith('.mdx') && !fence : fence?.language === 'mermaid';
}

/**
 * Finds the variables of a text. The value of an escaped variable is the variable without the backslash.
 * Skips braces that can't be a variable: `style={{…}}` in a component, `A{{hexagon}}` in a Mermaid
 * diagram, `${{github.sha}}`.
 *
 * @param file - the file of the text: only `.mdx` files have components.
 */
export function variablesIn(text: string, file = ''): Variable[] {
  const occurrences: Variable[] = [];
  for (const {0: source, 1: escape, 2: tight, 3: spaced, index: offset} of text.matchAll(pattern)) {
    const name = (tight ?? spaced)!;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (escape) {
      const isJsx = file.endsWith('.mdx') && !isInCode(text, offset);
      const braces = isJsx ? `\\{\\${source.slice(2)}` : source.slice(1);
      occurrences.push({text: source, offset, value: braces});
      continue;
    }
    const isExpression = value === undefined && text[offset - 1] === '$' && name.includes('.');
    if (!isExpression && !isForeign(text, offset, file)) {
      occurrences.push({text: source, offset, value});
    }
  }
  return occurrences;
}

/** Returns a message about an unknown variable. */
export function unknownVariable({text}: Variable): string {
  const names = Object.keys(variables).map((name) => `{{${name}}}`);
  return `unknown variable ${text}. Use one of ${names.join(', ')}. To show the braces themselves, write \\${text}.`;
}

/**
 * Replaces variables, `{{name}}`, in a text with their values, and `\{{name}}` with `{{name}}`.
 *
 * @param file - the file of the text, for errors and the kind of Markdown.
 * @param firstLine - the line of the file on which the text begins.
 * @throws an error that names the file and line of an unknown variable.
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
