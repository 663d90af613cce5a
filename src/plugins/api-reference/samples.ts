import {curlSample} from './clients/curl';
import {goSample} from './clients/go';
import {javascriptSample} from './clients/javascript';
import {pythonSample} from './clients/python';
import type {SampleRequest} from './clients/request';
import {rubySample} from './clients/ruby';
import {
  examplesOf,
  parametersOf,
  resolve,
  type Endpoint,
  type MediaType,
  type OpenApi,
} from './openapi';

/**
 * The languages of the samples, in the order of their tabs: the label of the tab, the language of the
 * code block, and the template. Every sample prints the response, because it contains the server's
 * message, and ends with an error if the status is 400 or higher.
 */
export const sampleLanguages: {
  label: string;
  fence: string;
  write: (request: SampleRequest) => string;
}[] = [
  {label: 'curl', fence: 'sh', write: curlSample},
  {label: 'Ruby', fence: 'ruby', write: rubySample},
  {label: 'Python', fence: 'python', write: pythonSample},
  {label: 'JavaScript', fence: 'javascript', write: javascriptSample},
  {label: 'Go', fence: 'go', write: goSample},
];

type Body = NonNullable<SampleRequest['body']>;

/** Types of a body, in the order of preference. */
const bodyTypes: Body['type'][] = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json',
];

function bodyOf(api: OpenApi, type: Body['type'], {schema}: MediaType, value: unknown): Body {
  if (type === 'application/json') {
    return {type, value};
  }
  const properties = resolve(api, schema).properties ?? {};
  const fields = Object.entries(value as Record<string, unknown>).map(([name, field]) => ({
    name,
    value: String(field),
    isFile: resolve(api, properties[name] ?? {}).format === 'binary',
  }));
  return {type, fields};
}

/** Returns the parameters in the path and the required parameters in the query, with their examples. */
const urlParameters = (api: OpenApi, {operation}: Endpoint) =>
  parametersOf(api, operation)
    .filter(({in: location, required}) => location === 'path' || (location === 'query' && required))
    .map(({name, in: location, example}) => ({name, location, example: String(example)}));

/** Returns the URL of a request with the examples of the request's parameters. */
function urlOf(api: OpenApi, endpoint: Endpoint): string {
  const parameters = urlParameters(api, endpoint);
  const path = parameters.reduce(
    (url, {name, example}) => url.replace(`{${name}}`, encodeURIComponent(example)),
    endpoint.path,
  );
  const query = parameters
    .filter(({location}) => location === 'query')
    .map(({name, example}) => `${encodeURIComponent(name)}=${encodeURIComponent(example)}`);
  return api.servers[0]!.url + [path, query.join('&')].filter(Boolean).join('?');
}

/**
 * Returns the requests that an operation's page shows: one for each example of the operation's body.
 *
 * @param api - the description, in the language of the summaries.
 */
export function requestsOf(
  api: OpenApi,
  endpoint: Endpoint,
): {summary: string | null; request: SampleRequest}[] {
  const {method, operation} = endpoint;
  const content = operation.requestBody?.content ?? {};
  const type = bodyTypes.find((candidate) => content[candidate]);
  const headers = [
    {name: 'Accept', value: 'application/json'},
    {name: 'Authorization', value: 'Bearer API_TOKEN'},
    ...parametersOf(api, operation)
      .filter((parameter) => parameter.in === 'header')
      .map(({name, example}) => ({name, value: String(example)})),
    // Adds no type of a form, because clients set that header themselves.
    ...(type === 'application/json' ? [{name: 'Content-Type', value: type}] : []),
  ];
  const request: SampleRequest = {method, url: urlOf(api, endpoint), headers};
  if (!type) {
    return [{summary: null, request}];
  }
  const media = content[type]!;
  const examples = examplesOf(api, media);
  return examples.map(({summary, value}) => ({
    summary: examples.length > 1 ? summary : null,
    request: {...request, body: bodyOf(api, type, media, value)},
  }));
}

/** Returns the samples of an operation in all languages, with a summary each if there are several. */
export const samplesOf = (api: OpenApi, endpoint: Endpoint) =>
  requestsOf(api, endpoint).map(({summary, request}) => ({
    summary,
    code: sampleLanguages.map(({label, fence, write}) => ({label, fence, code: write(request)})),
  }));

/** Returns the values in a sample's URL that readers replace with their own. */
export const placeholders = (api: OpenApi, endpoint: Endpoint): string[] =>
  urlParameters(api, endpoint).map(({example}) => example);
