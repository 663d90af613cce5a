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
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

export interface Parameter extends Reference {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  schema: Schema;
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

export interface ApiResponse extends Reference {
  description: string;
  content?: Content;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  externalDocs: {url: string};
  parameters?: Parameter[];
  requestBody?: {required?: boolean; content: Content};
  responses: Record<string, ApiResponse>;
}

export interface OpenApi {
  openapi: string;
  info: {title: string; version: string};
  servers: {url: string}[];
  externalDocs: {url: string};
  paths: Record<string, Record<string, Operation>>;
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

/** All operations, in the order of the description. */
export function endpoints(api: OpenApi): Endpoint[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
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
