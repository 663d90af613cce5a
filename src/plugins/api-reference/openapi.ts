/** An object of OpenAPI 3.1 that can refer to another object. */
interface Reference {
  $ref?: string;
}

/** A JSON Schema, with the keywords that `static/openapi.yaml` uses. */
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
  /** Ids of the operations whose responses contain this property; all operations if missing. */
  'x-returned-by'?: string[];
  /** Names of the properties that an object has at this place; all properties if missing. */
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

interface Example extends Reference {
  summary?: string;
  value?: unknown;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, Example>;
}

/** Media types by their names, such as `application/json`. */
export type Content = Record<string, MediaType>;

/** A cause of a failed call. Without `cause` or `fix`, pages show the text of the first error. */
interface Failure {
  /** Names in `x-errors`: the errors by which a response reports this cause. */
  errors?: string[];
  cause?: string;
  fix?: string;
}

export interface ApiResponse extends Reference {
  description: string;
  /** The causes of this response, by keys to which translations refer. */
  'x-failures'?: Record<string, Failure>;
  content?: Content;
}

/** Kinds of API key: the names of the security schemes. */
export type KeyKind = 'userKey' | 'groupKey' | 'workspaceKey';

/** An error that the API returns, with a `message`, an `error_type`, or both. */
export interface ApiError {
  message?: string;
  error_type?: string;
  cause: string;
  fix: string;
  /** When sending the same call again can succeed. */
  retry: 'never' | 'after-fix' | 'later';
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  externalDocs: {url: string};
  /** Alternatives with one kind of key each. */
  security: Partial<Record<KeyKind, string[]>>[];
  'x-key-note'?: string;
  /** A name in `x-roles`. */
  'x-role': string;
  /** A name in `x-plans`. */
  'x-plan': string;
  /** Names of fields that the operation's page doesn't show. Set by the page, not by the description. */
  without?: string[];
  'x-safe-to-repeat': {is: 'safe' | 'unsafe' | 'check'; note?: string};
  /** Day of the release, such as `2023-02-14`. */
  'x-since'?: string;
  parameters?: Parameter[];
  requestBody?: {content: Content};
  responses: Record<string, ApiResponse>;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
type Method = (typeof methods)[number];

/** The part of an OpenAPI 3.1 document that `static/openapi.yaml` uses. */
export interface OpenApi {
  info: {contact?: {name: string; url: string}};
  servers: {url: string}[];
  externalDocs: {url: string};
  tags: {name: string; description: string}[];
  'x-roles': Record<string, string>;
  'x-plans': Record<string, string>;
  'x-errors': Record<string, ApiError>;
  /** Operations by path and method. `parameters` belong to all methods of a path. */
  paths: Record<string, Partial<Record<Method, Operation>> & {parameters?: Parameter[]}>;
  components: Record<string, Record<string, unknown>>;
}

/** An operation with its HTTP method, in capital letters, and its path. */
export interface Endpoint {
  method: string;
  path: string;
  operation: Operation;
}

/**
 * Follows the reference of an object, if it has one.
 *
 * @returns the target with the properties beside the reference, which override the target's properties.
 * @throws an error that names a reference without a target.
 */
export function resolve<T extends Reference>(api: OpenApi, value: T): T {
  const {$ref, ...siblings} = value;
  if ($ref === undefined) {
    return value;
  }
  const target = $ref
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], api);
  if (target === undefined) {
    throw new Error(`static/openapi.yaml: ${$ref} does not exist.`);
  }
  return {...resolve(api, target as T), ...siblings} as T;
}

/**
 * Returns the parameters of an operation. Converts an object in the query (`style: deepObject`) into a
 * parameter for each of the object's properties: `paging[page]`.
 */
export const parametersOf = (api: OpenApi, {parameters = []}: Operation): Parameter[] =>
  parameters
    .map((parameter) => resolve(api, parameter))
    .flatMap((parameter) =>
      parameter.style === 'deepObject'
        ? Object.entries(parameter.schema.properties ?? {}).map(([property, schema]) => ({
            ...parameter,
            name: `${parameter.name}[${property}]`,
            description: schema.description,
            schema,
            example: schema.examples?.[0],
          }))
        : [parameter],
    );

/** Adds the parameters of a path to an operation of the path, except those that the operation overrides. */
function withPathParameters(api: OpenApi, operation: Operation, shared: Parameter[]): Operation {
  const {parameters = []} = operation;
  const key = (parameter: Parameter) => {
    const {name, in: location} = resolve(api, parameter);
    return `${location} ${name}`;
  };
  const overridden = new Set(parameters.map(key));
  const inherited = shared.filter((parameter) => !overridden.has(key(parameter)));
  return inherited.length > 0
    ? {...operation, parameters: [...inherited, ...parameters]}
    : operation;
}

/** Returns all operations, in the order of the description. */
export const endpoints = (api: OpenApi): Endpoint[] =>
  Object.entries(api.paths).flatMap(([path, {parameters = [], ...operations}]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method as Method))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation: withPathParameters(api, operation, parameters),
      })),
  );

/** Returns the examples of a media type. Uses an example's key as summary if the example has none. */
export const examplesOf = (
  api: OpenApi,
  media: MediaType,
): {name: string; summary: string; value: unknown}[] =>
  Object.entries(media.examples ?? {}).map(([name, example]) => {
    const {summary = name, value} = resolve(api, example);
    return {name, summary, value};
  });

/** Returns the names of the errors that a response can contain. */
export const errorsOf = (response: ApiResponse): string[] =>
  Object.values(response['x-failures'] ?? {}).flatMap(({errors = []}) => errors);

/** Returns the kinds of key that an operation accepts. */
export const keysOf = ({security}: Operation): KeyKind[] =>
  security.flatMap((alternative) => Object.keys(alternative) as KeyKind[]);

/** Returns the text that identifies an error: its message or, if the message isn't known, its type. */
export const errorName = ({message, error_type: type}: ApiError): string => message ?? type!;
