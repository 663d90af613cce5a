import {Joi} from '@docusaurus/utils-validation';
import {closest} from 'fastest-levenshtein';
import type {LeafDirective, TextDirective} from 'mdast-util-directive';
import {readers} from '../../site/readers';
import {lineOf} from './read';

/** Reports a problem to the writer, with the problem's line in the file. */
export type ReportProblem = (line: number, message: string) => void;

/** Values of an entry's attribute `for`, which names the readers whom the entry concerns. */
export const audiences = readers.map((reader) => `${reader}s` as const);
export type Audience = (typeof audiences)[number];

/** Schema of an attribute such as `for="developers testers"`. */
export const audienceList = Joi.array()
  .items(Joi.valid(...audiences))
  .required();

/** Returns a message about an invalid attribute that says how to fix it. */
function messageOf({type, message, path: [name], context = {}}: Joi.ValidationErrorItem): string {
  const {value, valids} = context as {value?: string; valids?: string[]};
  if (type === 'any.only' && value) {
    return `${name}="${value}" is unknown. Did you mean "${closest(value, valids!)}"? Use one of ${valids!.join(', ')}.`;
  }
  if (type === 'object.unknown' || type === 'any.unknown') {
    return `The attribute ${name}="${value}" doesn't belong here. Remove it, or correct its name.`;
  }
  return value
    ? `${name}="${value}" can't be read: ${message}. Correct it.`
    : `${name} is missing. Add ${name}="…".`;
}

/**
 * Reads the attributes of a directive. Attributes can't hold text to translate, because a page and its
 * translation must have the same attributes (`src/lint/checks/outline.ts`).
 *
 * @param schema - validates the attributes; `for` is a list of words.
 * @param report - is called for each attribute that is missing, unknown, or malformed.
 * @returns the attributes; null after a call of `report`.
 */
export function readAttributes<Attributes>(
  node: LeafDirective | TextDirective,
  schema: Joi.ObjectSchema<Attributes>,
  report: ReportProblem,
): Attributes | null {
  const {for: readersOfEntry, ...others} = node.attributes ?? {};
  const attributes = {...others, ...(readersOfEntry && {for: readersOfEntry.split(/\s+/)})};
  const {value, error} = schema.validate(attributes, {abortEarly: false});
  error?.details.forEach((detail) => report(lineOf(node), messageOf(detail)));
  return error ? null : (value as Attributes);
}
