import {identity} from '../../site/identity';
import {
  endpoints,
  resolve,
  type Endpoint,
  type OpenApi,
  type Parameter,
} from '../../markdown/operation/openapi';
import {requestsOf} from '../../markdown/operation/samples';

/** Name of the variable with the API key. It is a secret, so it has no value. */
export const keyVariable = 'api_key';

/** Name of the variable with the URL that all paths start with. */
export const baseVariable = 'base_url';

/** The header that every request has besides the key. */
export const accept = {name: 'Accept', value: 'application/json'};

export interface CollectionVariable {
  name: string;
  value: string;
  description?: string;
}

export interface CollectionRequest {
  name: string;
  /** In Markdown. */
  description: string;
  method: string;
  /** Below the base URL, with variables as `{{owner_name}}`. */
  path: string;
  query: (CollectionVariable & {required: boolean})[];
  /** Null for a request without a body. */
  form: {multipart: boolean; fields: {name: string; value: string; file: boolean}[]} | null;
}

/** The operations as request tools show them, whatever the format of their file. */
export interface Collection {
  name: string;
  description: string;
  /** The key isn't among them. */
  variables: CollectionVariable[];
  /** One for each tag of the description that has operations. */
  folders: {name: string; description: string; requests: CollectionRequest[]}[];
}

/**
 * Name of a parameter's variable: that of the shared parameter, because a team and a shared team are
 * both called `team_name` in their paths.
 */
function variableOf(api: OpenApi, parameter: Parameter): string {
  const shared = parameter.$ref?.split('/').at(-1);
  return shared
    ? shared.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
    : resolve(api, parameter).name;
}

function requests(api: OpenApi, endpoint: Endpoint, origin: string): CollectionRequest[] {
  const {method, path, operation} = endpoint;
  const parameters = operation.parameters ?? [];
  const filled = parameters.reduce(
    (url, parameter) =>
      url.replace(`{${resolve(api, parameter).name}}`, () => `{{${variableOf(api, parameter)}}}`),
    path,
  );
  const query = parameters
    .map((parameter) => resolve(api, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({name, example, description, required}) => ({
      name,
      value: String(example),
      description,
      required: Boolean(required),
    }));
  const page = new URL(operation.externalDocs.url, origin).href;
  return requestsOf(api, endpoint).map(({summary, request: {postData}}) => ({
    name: summary ? `${operation.summary}: ${summary}` : operation.summary,
    description: `${operation.description}\n\n${page}`,
    method,
    path: filled,
    query,
    form: postData
      ? {
          multipart: postData.mimeType === 'multipart/form-data',
          fields: (postData.params ?? []).map(({name, value, fileName}) => ({
            name,
            value: fileName ?? value ?? '',
            file: fileName !== undefined,
          })),
        }
      : null,
  }));
}

/**
 * The variables of all paths, each with the example of its parameter.
 *
 * @throws an error when two parameters would share a variable and have different examples.
 */
function variables(api: OpenApi): CollectionVariable[] {
  const all = new Map<string, CollectionVariable>([
    [baseVariable, {name: baseVariable, value: api.servers[0]!.url}],
  ]);
  for (const {path, operation} of endpoints(api)) {
    for (const parameter of operation.parameters ?? []) {
      const {in: place, example, description} = resolve(api, parameter);
      if (place !== 'path') {
        continue;
      }
      const name = variableOf(api, parameter);
      const value = String(example);
      const other = all.get(name);
      if (other && other.value !== value) {
        throw new Error(
          `static/openapi.yaml: ${path} has the example "${value}" for ${name}, which is "${other.value}" elsewhere. Make it a parameter of its own in components/parameters.`,
        );
      }
      all.set(name, {name, value, description});
    }
  }
  return [...all.values()];
}

/**
 * The requests of the API's description, for tools that send them: one for each example of an operation's
 * body, in folders by tag.
 *
 * @param api - the description, in the language of the collection.
 * @param origin - of the documentation that the requests link to.
 * @throws an error when the description gives two variables the same name.
 */
export function collectionOf(api: OpenApi, origin: string): Collection {
  const all = endpoints(api);
  return {
    name: api.info.title,
    description: `${api.info.description}\n\n${new URL(api.externalDocs.url, origin).href}`,
    variables: variables(api),
    folders: api.tags.flatMap(({name, description}) => {
      const own = all
        .filter(({operation}) => operation.tags[0] === name)
        .flatMap((endpoint) => requests(api, endpoint, origin));
      return own.length > 0 ? [{name, description, requests: own}] : [];
    }),
  };
}

/** Name of the environment that the tools keep the key in. */
export const environmentName = identity.name;
