import {
  accept,
  baseVariable,
  environmentName,
  keyVariable,
  type Collection,
  type CollectionRequest,
} from './collection';

const noScripts = {
  script: {req: null, res: null},
  vars: {req: [], res: []},
  assertions: [],
  tests: null,
};

function body({form}: CollectionRequest) {
  if (!form) {
    return {mode: 'none'};
  }
  return form.multipart
    ? {
        mode: 'multipartForm',
        multipartForm: form.fields.map(({name, value, file}) => ({
          type: file ? 'file' : 'text',
          name,
          value: file ? [value] : value,
          enabled: true,
        })),
      }
    : {
        mode: 'formUrlEncoded',
        formUrlEncoded: form.fields.map(({name, value}) => ({name, value, enabled: true})),
      };
}

function request(own: CollectionRequest) {
  const sent = own.query
    .filter(({required}) => required)
    .map(({name, value}) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return {
    url: `{{${baseVariable}}}${own.path}${sent && `?${sent}`}`,
    method: own.method,
    headers: [{...accept, enabled: true}],
    params: own.query.map(({name, value, description, required}) => ({
      type: 'query',
      name,
      value,
      description: description ?? null,
      enabled: required,
    })),
    auth: {mode: 'inherit'},
    body: body(own),
    ...noScripts,
    docs: own.description,
  };
}

/**
 * A collection as Bruno exports and imports it in one file. The environment in it has all variables, the
 * key as a secret. Bruno gives ids to what it imports.
 */
export const brunoCollection = (collection: Collection) => ({
  version: '1',
  name: collection.name,
  items: collection.folders.map(({name, description, requests}, folder) => ({
    type: 'folder',
    name,
    seq: folder + 1,
    root: {docs: description, meta: {name, seq: folder + 1}},
    items: requests.map((own, index) => ({
      type: 'http-request',
      name: own.name,
      seq: index + 1,
      request: request(own),
      // Names in paths have to be percent-encoded.
      settings: {encodeUrl: true},
    })),
  })),
  environments: [
    {
      name: environmentName,
      variables: [
        {name: keyVariable, value: '', type: 'text', enabled: true, secret: true},
        ...collection.variables.map(({name, value}) => ({
          name,
          value,
          type: 'text',
          enabled: true,
          secret: false,
        })),
      ],
    },
  ],
  root: {
    request: {auth: {mode: 'bearer', bearer: {token: `{{${keyVariable}}}`}}},
    docs: collection.description,
  },
  brunoConfig: {version: '1', name: collection.name, type: 'collection', ignore: []},
});
