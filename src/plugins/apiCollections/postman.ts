import {
  accept,
  baseVariable,
  environmentName,
  keyVariable,
  type Collection,
  type CollectionRequest,
} from './collection';

const bearer = {
  type: 'bearer',
  bearer: [{key: 'token', value: `{{${keyVariable}}}`, type: 'string'}],
};

function url({path, query}: CollectionRequest) {
  const sent = query
    .filter(({required}) => required)
    .map(({name, value}) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return {
    raw: `{{${baseVariable}}}${path}${sent && `?${sent}`}`,
    host: [`{{${baseVariable}}}`],
    path: path.split('/').slice(1),
    query: query.map(({name, value, description, required}) => ({
      key: name,
      value,
      description,
      disabled: !required,
    })),
  };
}

function body({form}: CollectionRequest) {
  if (!form) {
    return undefined;
  }
  return form.multipart
    ? {
        mode: 'formdata',
        formdata: form.fields.map(({name, value, file}) =>
          file ? {key: name, type: 'file', src: value} : {key: name, type: 'text', value},
        ),
      }
    : {
        mode: 'urlencoded',
        urlencoded: form.fields.map(({name, value}) => ({key: name, type: 'text', value})),
      };
}

/**
 * A collection in Postman's format 2.1. Its requests take the key from a variable that the environment
 * brings: in this format, only variables of environments can be secret.
 */
export const postmanCollection = (collection: Collection) => ({
  info: {
    name: collection.name,
    description: collection.description,
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  item: collection.folders.map(({name, description, requests}) => ({
    name,
    description,
    item: requests.map((request) => ({
      name: request.name,
      request: {
        method: request.method,
        header: [{key: accept.name, value: accept.value}],
        url: url(request),
        body: body(request),
        description: request.description,
      },
      response: [],
    })),
  })),
  auth: bearer,
  variable: collection.variables.map(({name, value, description}) => ({
    key: name,
    value,
    type: 'string',
    description,
  })),
});

/** The environment that goes with it: the key, as a secret to be filled in. */
export const postmanEnvironment = () => ({
  name: environmentName,
  values: [{key: keyVariable, value: '', type: 'secret', enabled: true}],
  _postman_variable_scope: 'environment',
});
