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

interface SampleLanguage {
  /** Label of its tab. */
  label: string;
  /** Language of its block. */
  fence: string;
  write: (request: SampleRequest) => string;
}

/**
 * The languages of the samples, in the order of their tabs. Every sample prints the response, which
 * contains the server's message, and ends with an error if the status is 400 or more.
 */
export const sampleLanguages: SampleLanguage[] = [
  {label: 'curl', fence: 'sh', write: curlSample},
  {label: 'Ruby', fence: 'ruby', write: rubySample},
  {label: 'Python', fence: 'python', write: pythonSample},
  {label: 'JavaScript', fence: 'javascript', write: javascriptSample},
  {label: 'Go', fence: 'go', write: goSample},
];

/** A request that the page shows in every language. */
export interface Sample {
  /** What it does, where an operation has more than one. */
  summary: string | null;
  code: {label: string; fence: string; code: string}[];
}

/** The types of a body that samples send, the first that an operation takes. */
const bodyTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json',
] as const;

type BodyType = (typeof bodyTypes)[number];

function bodyOf(
  api: OpenApi,
  type: BodyType,
  {schema}: MediaType,
  value: unknown,
): NonNullable<SampleRequest['body']> {
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

const encode = (value: unknown) => encodeURIComponent(String(value));

/** Returns the URL of a request with the examples of its parameters, of the optional ones only those of the path. */
function urlOf(api: OpenApi, {path, operation}: Endpoint): string {
  const parameters = parametersOf(api, operation);
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, {name, example}) => url.replace(`{${name}}`, encode(example)), path);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({name, example}) => `${encode(name)}=${encode(example)}`)
    .join('&');
  return `${api.servers[0]!.url}${filled}${query && `?${query}`}`;
}

/**
 * The requests that an operation's page shows, one for each example of its body.
 *
 * @param api - the description, in the language of the summaries.
 */
export function requestsOf(
  api: OpenApi,
  endpoint: Endpoint,
): {summary: string | null; request: SampleRequest}[] {
  const {method, operation} = endpoint;
  const content = operation.requestBody?.content ?? {};
  const type = bodyTypes.find((one) => content[one]);
  const headers = [
    {name: 'Accept', value: 'application/json'},
    {name: 'Authorization', value: 'Bearer API_TOKEN'},
    ...parametersOf(api, operation)
      .filter((parameter) => parameter.in === 'header')
      .map(({name, example}) => ({name, value: String(example)})),
    // Forms bring their own.
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

/**
 * The request samples of an operation in all languages.
 *
 * @param api - the description, in the language of the summaries.
 */
export function samplesOf(api: OpenApi, endpoint: Endpoint): Sample[] {
  return requestsOf(api, endpoint).map(({summary, request}) => ({
    summary,
    code: sampleLanguages.map(({label, fence, write}) => ({label, fence, code: write(request)})),
  }));
}

/** The values in a sample's path that a reader replaces with their own. */
export const placeholders = (api: OpenApi, {operation}: Endpoint): string[] =>
  parametersOf(api, operation)
    .filter(({in: place, required}) => place === 'path' || (place === 'query' && required))
    .map(({example}) => String(example));
