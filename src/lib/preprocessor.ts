import fs from 'node:fs';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {fillVariables} from '../site/variables';
import {siteFile} from './siteFile';

/**
 * Fills the variables of Markdown bodies, code blocks included (docusaurus.config.ts,
 * `markdown.preprocessor`). Docusaurus hands over the body without the front matter, so the
 * body's first line is looked up in the file.
 *
 * @throws an error that names the file and line of an unknown variable.
 */
export const preprocess: NonNullable<MarkdownConfig['preprocessor']> = ({
  filePath,
  fileContent,
}) => {
  const whole = fs.readFileSync(filePath, 'utf8');
  const bodyStart = Math.max(0, whole.indexOf(fileContent));
  return fillVariables(
    fileContent,
    siteFile(filePath),
    whole.slice(0, bodyStart).split('\n').length,
  );
};

/** Fills variables in every string of a value and leaves all else as it is: a YAML date stays a Date. */
function fillStrings(value: unknown, file: string, raw: string): unknown {
  if (typeof value === 'string') {
    const at = raw.indexOf(value);
    return fillVariables(value, file, at < 0 ? 1 : raw.slice(0, at).split('\n').length);
  }
  if (Array.isArray(value)) {
    return value.map((item) => fillStrings(item, file, raw));
  }
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillStrings(item, file, raw)]),
    );
  }
  return value;
}

/**
 * Fills the variables of front matter (docusaurus.config.ts, `markdown.parseFrontMatter`).
 *
 * @throws an error that names the file and line of an unknown variable.
 */
export const fillFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = siteFile(params.filePath);
  return {
    frontMatter: fillStrings(result.frontMatter, file, params.fileContent) as Record<
      string,
      unknown
    >,
    content: result.content,
  };
};
