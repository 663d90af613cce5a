import {
  referencesOf,
  resolve,
  wholeSchema,
  type OpenApi,
  type Parameter,
  type Schema,
} from './openapi';
import type {OperationTexts} from './texts';

/** One row of a table of parameters or fields. */
export interface Field {
  /** What the field is in, such as `results.fingerprints[].`; empty at the top. */
  parent: string;
  name: string;
  depth: number;
  type: string;
  required: boolean;
  /** Markdown. */
  description: string;
  /** Markdown sentences. */
  constraints: string[];
}

function typeOf(api: OpenApi, raw: Schema, texts: OperationTexts): string {
  const schema = wholeSchema(api, raw);
  const types = [schema.type ?? 'any'].flat();
  return types
    .map((type) => {
      if (type === 'array' && schema.items) {
        return texts.arrayOf(typeOf(api, schema.items, texts));
      }
      return texts.type(type === 'string' && schema.format === 'binary' ? 'file' : type);
    })
    .join(texts.or);
}

function constraintsOf(schema: Schema, texts: OperationTexts): string[] {
  const constraints: string[] = [];
  // A description that explains every value has named them already.
  if (schema.enum?.some((value) => !schema.description?.includes(`\`${String(value)}\``))) {
    constraints.push(
      schema.enum.length === 1
        ? texts.always(String(schema.enum[0]))
        : texts.oneOf(schema.enum.map(String)),
    );
  }
  if (schema.minimum !== undefined || schema.maximum !== undefined) {
    constraints.push(texts.range(schema.minimum, schema.maximum));
  }
  // One character at least is what "required" means already.
  const minLength = schema.minLength === 1 ? undefined : schema.minLength;
  if (minLength !== undefined || schema.maxLength !== undefined) {
    constraints.push(texts.length(minLength, schema.maxLength));
  }
  if (schema.pattern !== undefined) {
    constraints.push(texts.pattern(schema.pattern));
  }
  if (schema.default !== undefined) {
    constraints.push(texts.byDefault(String(schema.default)));
  }
  return constraints;
}

/** Follows a schema through its arrays to the object inside it. */
function objectIn(api: OpenApi, raw: Schema, path: string): {schema: Schema; path: string} {
  const schema = wholeSchema(api, raw);
  return schema.items && !schema.properties
    ? objectIn(api, {...schema.items, 'x-fields': schema['x-fields']}, `${path}[]`)
    : {schema, path};
}

/**
 * The fields of an object, those of objects inside it below their own row. A schema that contains
 * itself is shown once, and a field that the operation never returns isn't shown.
 *
 * @param api - the description, in the language of the rows.
 * @param operationId - the operation whose page the rows are for.
 * @param raw - the object's schema.
 * @param around - names of the schemas that the object is in.
 */
export function fieldsOf(
  api: OpenApi,
  operationId: string,
  raw: Schema,
  texts: OperationTexts,
  parent = '',
  depth = 0,
  around: readonly string[] = [],
): Field[] {
  const {required = [], properties = {}, 'x-fields': only} = wholeSchema(api, raw);
  const inside = [...around, ...referencesOf(api, raw)];
  const shown = Object.entries(properties).filter(
    ([name, {'x-returned-by': operations}]) =>
      (only?.includes(name) ?? true) && (operations?.includes(operationId) ?? true),
  );
  return shown.flatMap(([name, property]) => {
    const schema = wholeSchema(api, property);
    const references = referencesOf(api, property);
    const repeats = references.some((reference) => inside.includes(reference));
    const inner = objectIn(api, schema, parent + name);
    return [
      {
        parent,
        name,
        depth,
        type: typeOf(api, schema, texts),
        required: required.includes(name),
        description: schema.description ?? '',
        constraints: constraintsOf(schema, texts),
      },
      ...(repeats
        ? []
        : fieldsOf(api, operationId, inner.schema, texts, `${inner.path}.`, depth + 1, [
            ...inside,
            ...references,
          ])),
    ];
  });
}

/** The row of a path or query parameter. */
export function parameterField(api: OpenApi, raw: Parameter, texts: OperationTexts): Field {
  const {name, required = false, description = '', schema} = resolve(api, raw);
  return {
    parent: '',
    name,
    depth: 0,
    type: typeOf(api, schema, texts),
    required,
    description,
    constraints: constraintsOf(schema, texts),
  };
}
