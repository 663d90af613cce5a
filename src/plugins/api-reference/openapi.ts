/**
 * The part of OpenAPI 3.1 that the description of the API uses (`static/openapi.yaml`), and how its
 * references are followed.
 */
export interface Reference {
  $ref?: string;
}

export interface Schema extends Reference {
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  /** On a field of a shared schema: the operations whose responses have it, if not all of them do. */
  'x-returned-by'?: string[];
  /** Where an object is in another: the fields that it has there, if not all of them. */
  'x-fields'?: string[];
}

export interface Parameter extends Reference {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  style?: string;
  example?: unknown;
}

export interface Example extends Reference {
  summary?: string;
  value?: unknown;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, Example>;
}

export type Content = Record<string, MediaType>;

/** A cause of a failed call, as the operation's page shows it. What it leaves out is that of its first error. */
export interface Failure {
  /** The errors of the document by which a response tells this cause. */
  errors?: string[];
  cause?: string;
  fix?: string;
}

export interface ApiResponse extends Reference {
  description: string;
  /** Why a call gets this response, by names of their own, which translations refer to. */
  'x-failures'?: Record<string, Failure>;
  content?: Content;
}

/** The kinds of API key: the names of the security schemes. */
export type KeyKind = 'userKey' | 'groupKey' | 'workspaceKey';

/** What the document says about an error: how it is recognised, why it comes, and what to do. */
export interface ApiError {
  message?: string;
  error_type?: string;
  cause: string;
  fix: string;
  /** Whether to send the call again: not at all, once the cause is gone, or after a delay. */
  retry: 'never' | 'after-fix' | 'later';
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  externalDocs: {url: string};
  /** Alternatives, each one kind of key. */
  security: Partial<Record<KeyKind, string[]>>[];
  'x-key-note'?: string;
  /** A name in the document's `x-roles`. */
  'x-role': string;
  /** A name in the document's `x-plans`. */
  'x-plan': string;
  /** Names of fields that the readers of a page never get; a page sets it, not the document. */
  without?: string[];
  'x-safe-to-repeat': {is: 'safe' | 'unsafe' | 'check'; note?: string};
  /** Day of the release, where it is known. */
  'x-since'?: string;
  parameters?: Parameter[];
  requestBody?: {required?: boolean; content: Content};
  responses: Record<string, ApiResponse>;
}

/** The methods of a path, and the parameters that all of them have. */
export type PathItem = Partial<Record<Method, Operation>> & {parameters?: Parameter[]};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
type Method = (typeof methods)[number];

export interface OpenApi {
  openapi: string;
  info: {
    title: string;
    description: string;
    version: string;
    contact?: {name: string; url: string};
  };
  servers: {url: string}[];
  externalDocs: {url: string};
  tags: {name: string; description: string}[];
  'x-roles': Record<string, string>;
  'x-plans': Record<string, string>;
  'x-errors': Record<string, ApiError>;
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
}

/** An operation with where it is found. */
export interface Endpoint {
  method: string;
  path: string;
  operation: Operation;
}

/**
 * Follows a reference.
 *
 * @returns the object that is meant; texts that stand beside the reference win over its own.
 * @throws an error that names a reference to nothing.
 */
export function resolve<T extends Reference>(api: OpenApi, value: T): T {
  const {$ref, ...own} = value;
  if ($ref === undefined) {
    return value;
  }
  const target = $ref
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], api);
  if (target === undefined) {
    throw new Error(`static/openapi.yaml: ${$ref} does not exist.`);
  }
  return {...resolve(api, target as T), ...own} as T;
}

/** What an operation sends beside its body; an object in the query as its parts: `paging[page]`. */
export const parametersOf = (api: OpenApi, {parameters = []}: Operation): Parameter[] =>
  parameters
    .map((parameter) => resolve(api, parameter))
    .flatMap((parameter) =>
      parameter.style === 'deepObject'
        ? Object.entries(parameter.schema.properties ?? {}).map(([part, schema]) => ({
            ...parameter,
            name: `${parameter.name}[${part}]`,
            description: schema.description,
            schema,
            example: schema.examples?.[0],
          }))
        : [parameter],
    );

/** All operations, in the order of the description. */
export function endpoints(api: OpenApi): Endpoint[] {
  return Object.entries(api.paths).flatMap(([path, {parameters: shared = [], ...item}]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      methods.includes(method as Method)
        ? [{method: method.toUpperCase(), path, operation: withParameters(api, operation, shared)}]
        : [],
    ),
  );
}

/** An operation with the parameters of its path, of which its own take the place. */
function withParameters(api: OpenApi, operation: Operation, shared: Parameter[]): Operation {
  if (shared.length === 0) {
    return operation;
  }
  const own = operation.parameters ?? [];
  const key = (raw: Parameter) => {
    const {name, in: place} = resolve(api, raw);
    return `${place} ${name}`;
  };
  const replaced = new Set(own.map(key));
  return {...operation, parameters: [...shared.filter((one) => !replaced.has(key(one))), ...own]};
}

/**
 * A schema as one object: references followed, the parts of `allOf` put together. Of `oneOf` and
 * `anyOf` it has the types and fields of every alternative, and requires what all of them require.
 *
 * @throws as `resolve` does.
 */
export function wholeSchema(api: OpenApi, raw: Schema): Schema {
  const {allOf = [], oneOf = [], anyOf = [], ...own} = resolve(api, raw);
  const parts = [...allOf.map((part) => wholeSchema(api, part)), own];
  const whole: Schema = Object.assign({}, ...parts);
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  const choices = [...oneOf, ...anyOf].map((choice) => wholeSchema(api, choice));
  if (choices.length > 0) {
    whole.type ??= [...new Set(choices.flatMap(({type}) => type ?? []))];
    whole.items ??= choices.find(({items}) => items)?.items;
    Object.assign(properties, ...choices.map((choice) => choice.properties));
    const [first, ...others] = choices.map((choice) => choice.required ?? []);
    required.push(...first!.filter((name) => others.every((names) => names.includes(name))));
  }
  return {
    ...whole,
    ...(Object.keys(properties).length > 0 && {properties}),
    ...(required.length > 0 && {required: [...new Set(required)]}),
  };
}

/** The names of the schemas that a schema is made of, to notice one that contains itself. */
export function referencesOf(api: OpenApi, raw: Schema): string[] {
  const {allOf = [], oneOf = [], anyOf = [], items} = resolve(api, raw);
  return [
    ...(raw.$ref ? [raw.$ref] : []),
    ...[...allOf, ...oneOf, ...anyOf, ...(items ? [items] : [])].flatMap((part) =>
      part.$ref === raw.$ref && raw.$ref ? [] : referencesOf(api, part),
    ),
  ];
}

/** The examples of a content, references followed, in the order of the description. */
export function examplesOf(
  api: OpenApi,
  media: MediaType,
): {name: string; summary: string; value: unknown}[] {
  return Object.entries(media.examples ?? {}).map(([name, example]) => {
    const {summary, value} = resolve(api, example);
    return {name, summary: summary ?? name, value};
  });
}

/** The errors of the document that a response can contain. */
export const errorsOf = (response: ApiResponse): string[] =>
  Object.values(response['x-failures'] ?? {}).flatMap(({errors = []}) => errors);

/** The kinds of key that an operation takes, in the order of the description. */
export const keysOf = ({security}: Operation): KeyKind[] =>
  security.flatMap((alternative) => Object.keys(alternative) as KeyKind[]);

/** What an error is recognised by: its text or, where that isn't known, its code. */
export const errorName = ({message, error_type: type}: ApiError): string => message ?? type!;
