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
 * `{{word}}`. With a dollar sign before and a space inside it is an expression of GitHub Actions
 * (`${{ secrets.KEY }}`) and left alone; `${{SLUG}}_API_TOKEN` is a shell variable and filled in.
 */
const pattern = /\{\{([\w.]+)\}\}|(?<!\$)\{\{\s+([\w.]+)\s+\}\}/g;

/**
 * Replaces `{{name}}` and the like in a text.
 *
 * @param text - Markdown, YAML or any other text.
 * @param file - where the text comes from, for the error.
 * @param firstLine - line of the file on which the text begins.
 * @returns the text with every variable filled in.
 * @throws an error that names file and line when a variable is unknown.
 */
export function fillVariables(text: string, file: string, firstLine = 1): string {
  return text.replace(pattern, (whole, tight: string, spaced: string, offset: number) => {
    const value = variables[tight ?? spaced];
    if (value === undefined) {
      const line = firstLine + text.slice(0, offset).split('\n').length - 1;
      const known = Object.keys(variables)
        .map((name) => `{{${name}}}`)
        .join(', ');
      throw new Error(`${file}:${line}: unknown variable ${whole}. Use one of ${known}.`);
    }
    return value;
  });
}
