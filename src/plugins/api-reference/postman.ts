import {
  endpoints,
  parametersOf,
  resolve,
  type Endpoint,
  type OpenApi,
  type Parameter,
} from './openapi';
import {requestsOf} from './samples';
import {identity} from '../../site/identity';

/** A variable as Postman has it. */
interface Variable {
  key: string;
  value: string;
  type: 'string';
  description?: string;
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

/**
 * The variables of all paths, each with the example of its parameter.
 *
 * @throws an error when two parameters would share a variable and have different examples.
 */
function variables(api: OpenApi): Variable[] {
  const all = new Map<string, Variable>();
  for (const {path, operation} of endpoints(api)) {
    for (const parameter of operation.parameters ?? []) {
      const {in: place, example, description} = resolve(api, parameter);
      const key = variableOf(api, parameter);
      const value = String(example);
      const other = all.get(key);
      if (place === 'path' && other && other.value !== value) {
        throw new Error(
          `static/openapi.yaml: ${path} has the example "${value}" for ${key}, which is "${other.value}" elsewhere. Make it a parameter of its own in components/parameters.`,
        );
      }
      if (place === 'path') {
        all.set(key, {key, value, type: 'string', description});
      }
    }
  }
  return [{key: 'base_url', value: api.servers[0]!.url, type: 'string'}, ...all.values()];
}

/** The requests of an operation: one for each example of its body. */
function requests(api: OpenApi, endpoint: Endpoint, origin: string) {
  const {method, path, operation} = endpoint;
  const parameters = operation.parameters ?? [];
  const filled = parameters.reduce(
    (url, parameter) =>
      url.replace(`{${resolve(api, parameter).name}}`, () => `{{${variableOf(api, parameter)}}}`),
    path,
  );
  const query = parametersOf(api, operation)
    .filter((parameter) => parameter.in === 'query')
    .map(({name, example, description, required}) => ({
      key: name,
      value: String(example),
      description,
      disabled: !required,
    }));
  const sent = query
    .filter(({disabled}) => !disabled)
    .map(({key, value}) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  const page = new URL(operation.externalDocs.url, origin).href;
  return requestsOf(api, endpoint).map(({summary, request: {headers, postData}}) => {
    const mode = postData?.mimeType === 'multipart/form-data' ? 'formdata' : 'urlencoded';
    return {
      name: summary ? `${operation.summary}: ${summary}` : operation.summary,
      request: {
        method,
        header: headers
          .filter(({name}) => name !== 'Authorization')
          .map(({name, value}) => ({key: name, value})),
        url: {
          raw: `{{base_url}}${filled}${sent && `?${sent}`}`,
          host: ['{{base_url}}'],
          path: filled.split('/').slice(1),
          query,
        },
        body: postData && {
          mode,
          [mode]: (postData.params ?? []).map(({name, value = '', fileName}) =>
            fileName === undefined
              ? {key: name, type: 'text', value}
              : {key: name, type: 'file', src: fileName},
          ),
        },
        description: `${operation.description}\n\n${page}`,
      },
      response: [],
    };
  });
}

/**
 * The API's description as a collection in Postman's format 2.1, in folders by tag. Its requests take
 * the key from a variable that the environment brings: in this format, only variables of environments
 * can be secret.
 *
 * @param api - the description, in the language of the collection.
 * @param origin - of the documentation that the requests link to.
 * @throws an error when the description gives two variables the same name.
 */
export const postmanCollection = (api: OpenApi, origin: string) => ({
  info: {
    name: api.info.title,
    description: `${api.info.description}\n\n${new URL(api.externalDocs.url, origin).href}`,
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  item: api.tags
    .map(({name, description}) => ({
      name,
      description,
      item: endpoints(api)
        .filter(({operation}) => operation.tags[0] === name)
        .flatMap((endpoint) => requests(api, endpoint, origin)),
    }))
    .filter(({item}) => item.length > 0),
  auth: {type: 'bearer', bearer: [{key: 'token', value: '{{api_key}}', type: 'string'}]},
  variable: variables(api),
});

/** The environment that goes with it: the key, as a secret to be filled in. */
export const postmanEnvironment = {
  name: identity.name,
  values: [{key: 'api_key', value: '', type: 'secret', enabled: true}],
  _postman_variable_scope: 'environment',
};
