import {resolve, type OpenApi, type Schema} from './openapi';
import {inlineCode} from './texts';

/** Returns the values that a schema lists; undefined if the schema allows any value of its type. */
export const allowedValues = (schema: Schema): unknown[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const];

/**
 * Merges a schema into one object: follows references, and combines `allOf`. For `oneOf` and `anyOf`,
 * combines the types, values, and properties of all alternatives, and requires the properties that all
 * require. The description names each constant that has a description of its own.
 *
 * @throws an error that names a reference without a target.
 */
export function mergeSchema(api: OpenApi, raw: Schema): Schema {
  const {allOf = [], oneOf = [], anyOf = [], ...rest} = resolve(api, raw);
  const parts = [...allOf.map((part) => mergeSchema(api, part)), rest];
  const merged: Schema = Object.assign({}, ...parts);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  const alternatives = [...oneOf, ...anyOf].map((schema) => mergeSchema(api, schema));
  if (alternatives.length > 0) {
    merged.type ??= [...new Set(alternatives.flatMap(({type}) => type ?? []))];
    const values = alternatives.map(allowedValues);
    merged.enum ??= values.every((list) => list !== undefined) ? values.flat() : undefined;
    const meanings = alternatives.flatMap((each) =>
      each.const === undefined || !each.description
        ? []
        : `${inlineCode(each.const)}: ${each.description}`,
    );
    merged.description = [merged.description ?? [], ...meanings].flat().join(' ') || undefined;
    merged.items ??= alternatives.find(({items}) => items)?.items;
    Object.assign(properties, ...alternatives.map((schema) => schema.properties));
    const [first, ...others] = alternatives.map((schema) => schema.required ?? []);
    required.push(...first!.filter((name) => others.every((names) => names.includes(name))));
  }
  return {
    ...merged,
    ...(Object.keys(properties).length > 0 && {properties}),
    ...(required.length > 0 && {required: [...new Set(required)]}),
  };
}

/** Returns the references that a schema consists of, which show whether the schema contains itself. */
export function referencesOf(api: OpenApi, raw: Schema): string[] {
  const {allOf = [], oneOf = [], anyOf = [], items} = resolve(api, raw);
  const parts = [...allOf, ...oneOf, ...anyOf, ...(items ? [items] : [])];
  const others = parts.filter(({$ref}) => $ref === undefined || $ref !== raw.$ref);
  return [raw.$ref ?? [], ...others.map((part) => referencesOf(api, part))].flat();
}
