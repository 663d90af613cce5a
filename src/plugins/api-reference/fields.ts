import type {TextId, WriteText} from '../../site/texts';
import {resolve, type OpenApi, type Parameter, type Schema} from './openapi';
import {allowedValues, mergeSchema, referencesOf} from './schemas';
import {inlineCode} from './texts';

/** A row of a table of parameters or fields. */
export interface Field {
  /** Path of the object that contains the field, such as `results.fingerprints[].`. */
  parent: string;
  name: string;
  depth: number;
  type: string;
  required: boolean;
  /** Markdown. */
  description: string;
  /** Sentences in Markdown. */
  constraints: string[];
}

/** Returns the type of a schema in words, such as `array of string`. */
function typeOf(api: OpenApi, raw: Schema, write: WriteText): string {
  const {type = 'any', items, format} = mergeSchema(api, raw);
  const names = [type].flat().map((name) => {
    if (name === 'array' && items) {
      return write('operation.arrayOf', {type: typeOf(api, items, write)});
    }
    const id = name === 'string' && format === 'binary' ? 'file' : name;
    return write(`operation.type.${id}` as TextId);
  });
  return names.join(write('operation.or'));
}

/** Returns a sentence about the values that a schema allows, unless the description names all of them. */
function valuesSentence(schema: Schema, write: WriteText): string | undefined {
  const values = allowedValues(schema)?.map(inlineCode) ?? [];
  if (values.every((value) => schema.description?.includes(value))) {
    return undefined;
  }
  return values.length === 1
    ? write('operation.always', {value: values[0]!})
    : write('operation.oneOf', {values: values.join(write('shared.comma'))});
}

type LimitTexts = [both: TextId, lower: TextId, upper: TextId];

const rangeTexts: LimitTexts = ['operation.range', 'operation.atLeast', 'operation.atMost'];
const lengthTexts: LimitTexts = [
  'operation.length',
  'operation.longerThan',
  'operation.shorterThan',
];

/** Returns a sentence about a lower limit, an upper limit, or both; undefined without a limit. */
function limitSentence(
  [both, lower, upper]: LimitTexts,
  minimum: number | undefined,
  maximum: number | undefined,
  write: WriteText,
): string | undefined {
  if (minimum === undefined) {
    return maximum === undefined ? undefined : write(upper, {maximum});
  }
  return maximum === undefined ? write(lower, {minimum}) : write(both, {minimum, maximum});
}

function constraintsOf(schema: Schema, write: WriteText): string[] {
  const {minimum, maximum, minLength, maxLength, pattern, default: value} = schema;
  return [
    valuesSentence(schema, write),
    limitSentence(rangeTexts, minimum, maximum, write),
    // Writes no sentence about a minimum of 1, because every required field has at least one character.
    limitSentence(lengthTexts, minLength === 1 ? undefined : minLength, maxLength, write),
    pattern === undefined ? undefined : write('operation.pattern', {value: inlineCode(pattern)}),
    value === undefined ? undefined : write('operation.byDefault', {value: inlineCode(value)}),
  ].filter((sentence) => sentence !== undefined);
}

/** Returns the parts of a field's row that come from the field's schema. */
const describe = (api: OpenApi, schema: Schema, write: WriteText) => ({
  type: typeOf(api, schema, write),
  description: schema.description ?? '',
  constraints: constraintsOf(schema, write),
});

/** Returns the schema of the object inside the arrays of a schema, and the object's path. */
function objectIn(api: OpenApi, raw: Schema, path: string): {schema: Schema; path: string} {
  const schema = mergeSchema(api, raw);
  return schema.items && !schema.properties
    ? objectIn(api, {...schema.items, 'x-fields': schema['x-fields']}, `${path}[]`)
    : {schema, path};
}

/**
 * Returns the fields of an object, and after each field that is an object, the fields of that object.
 * Expands a schema that contains itself once, and skips fields that the operation never returns.
 *
 * @param api - the description, in the language of the rows.
 * @param operationId - the operation whose page the rows are for.
 * @param raw - schema of the object.
 * @param ancestors - references of the schemas that contain the object.
 */
export function fieldsOf(
  api: OpenApi,
  operationId: string,
  raw: Schema,
  write: WriteText,
  parent = '',
  depth = 0,
  ancestors: readonly string[] = [],
): Field[] {
  const {required = [], properties = {}, 'x-fields': names} = mergeSchema(api, raw);
  const containers = [...ancestors, ...referencesOf(api, raw)];
  return Object.entries(properties).flatMap(([name, property]) => {
    const isReturned = property['x-returned-by']?.includes(operationId) ?? true;
    if (!isReturned || names?.includes(name) === false) {
      return [];
    }
    const schema = mergeSchema(api, property);
    const isRequired = required.includes(name);
    const field = {parent, name, depth, required: isRequired, ...describe(api, schema, write)};
    const references = referencesOf(api, property);
    if (references.some((reference) => containers.includes(reference))) {
      return [field];
    }
    const {schema: object, path} = objectIn(api, schema, parent + name);
    const parents = [...containers, ...references];
    return [field, ...fieldsOf(api, operationId, object, write, `${path}.`, depth + 1, parents)];
  });
}

/** Returns the row of a path parameter, a query parameter, or a header. */
export function parameterField(api: OpenApi, raw: Parameter, write: WriteText): Field {
  const {name, required = false, description, schema} = resolve(api, raw);
  const merged = {...mergeSchema(api, schema), description};
  return {parent: '', name, depth: 0, required, ...describe(api, merged, write)};
}
