import {Joi} from '@docusaurus/utils-validation';
import {closest} from 'fastest-levenshtein';
import type {LeafDirective, TextDirective} from 'mdast-util-directive';
import {readers} from '../../site/readers';
import {lineOf} from './read';

/** Reports a problem to the writer. */
export type Add = (line: number, message: string) => void;

/** The readers whom an entry concerns, as its attribute `for` names them. */
export const audiences = readers.map((reader) => `${reader}s` as const);
export type Audience = (typeof audiences)[number];

/** Schema of an attribute such as `for="developers testers"`. */
export const audienceList = Joi.array()
  .items(Joi.valid(...audiences))
  .required();

/** What is wrong with an attribute, as a writer mends it. */
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
 * Reads the attributes of a directive. Both languages have the same ones: `src/lint/checks/outline.ts`
 * compares them, so a text that is translated can't be an attribute.
 *
 * @param schema - what they have to be; `for` is a list of words.
 * @param add - hears of each attribute that is missing, unknown, or of another form.
 * @returns null when any is.
 */
export function readAttributes<Attributes>(
  node: LeafDirective | TextDirective,
  schema: Joi.ObjectSchema<Attributes>,
  add: Add,
): Attributes | null {
  const {for: whom, ...others} = node.attributes ?? {};
  const attributes = {...others, ...(whom && {for: whom.split(/\s+/)})};
  const {value, error} = schema.validate(attributes, {abortEarly: false});
  error?.details.forEach((detail) => add(lineOf(node), messageOf(detail)));
  return error ? null : (value as Attributes);
}
