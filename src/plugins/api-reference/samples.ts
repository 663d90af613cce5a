import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import {fetchSample} from './clients/fetch';
import {goSample} from './clients/go';
import {keyPlaceholder, type PlainRequest} from './clients/plainRequest';
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
  write: (request: HarRequest) => string;
}

const snippet = (request: HarRequest, ...client: Parameters<HTTPSnippet['convert']>): string =>
  [new HTTPSnippet(request, {harIsAlreadyEncoded: true}).convert(...client)].flat().join('\n');

/** Writes a sample that the snippet library doesn't write well. */
const own = (write: (request: PlainRequest) => string) => (request: HarRequest) => {
  const {method, url, headers, queryString, postData} = request;
  const query = queryString.map(({name, value}) => `${name}=${value}`).join('&');
  return write({
    method,
    url: query ? `${url}?${query}` : url,
    headers,
    fields: (postData?.params ?? []).map(({name, value = '', fileName}) => ({
      name,
      value: fileName ?? value,
      file: fileName !== undefined,
    })),
    multipart: postData?.mimeType === 'multipart/form-data',
  });
};

/**
 * The languages of the samples, in the order of their tabs. Every sample prints the response, which
 * contains the server's message, and ends with an error if the status is 400 or more.
 */
export const sampleLanguages: SampleLanguage[] = [
  {
    label: 'curl',
    fence: 'sh',
    write: (request) =>
      snippet(request, 'shell', 'curl')
        .replace(/^curl (--request GET )?/, 'curl --fail-with-body ')
        .replace(`'Authorization: Bearer ${keyPlaceholder}'`, '"Authorization: Bearer $API_TOKEN"')
        // curl writes this header itself, with the boundary.
        .replace(/\n.*content-type: multipart.*/, '')
        // A text that begins with @ or < stays a text.
        .replace(/ --form (?!\w+='@)/g, ' --form-string '),
  },
  {label: 'Ruby', fence: 'ruby', write: own(rubySample)},
  {
    label: 'Python',
    fence: 'python',
    write: (request) =>
      `import os\n\n${snippet(request, 'python', 'requests')}`
        .replace(`"Bearer ${keyPlaceholder}"`, `f"Bearer {os.environ['API_TOKEN']}"`)
        // curl and the other languages give the file a type as well; mock servers need it.
        .replace(/, "rb"\)\)/g, ', "rb"), "application/octet-stream")')
        .concat('\nresponse.raise_for_status()'),
  },
  {label: 'JavaScript', fence: 'javascript', write: own(fetchSample)},
  {label: 'Go', fence: 'go', write: own(goSample)},
];

/** A request that the page shows in every language. */
export interface Sample {
  /** What it does, where an operation has more than one. */
  summary: string | null;
  code: {label: string; fence: string; code: string}[];
}

const encode = (value: unknown) => encodeURIComponent(String(value));

/** The form that the samples send: fields in the address's own encoding unless there are files. */
const preferred = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function har(
  api: OpenApi,
  {method, path, operation}: Endpoint,
  body: {mimeType: string; media: MediaType; value: Record<string, unknown>} | null,
): HarRequest {
  const parameters = parametersOf(api, operation);
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, {name, example}) => url.replace(`{${name}}`, encode(example)), path);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({name, example}) => ({name: encode(name), value: encode(example)}));
  const headers = [
    {name: 'Accept', value: 'application/json'},
    {name: 'Authorization', value: `Bearer ${keyPlaceholder}`},
    ...parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({name, example}) => ({name, value: String(example)})),
  ];
  const properties = body ? resolve(api, body.media.schema).properties! : {};
  return {
    method,
    url: api.servers[0]!.url + filled,
    httpVersion: 'HTTP/1.1',
    headers,
    queryString: query,
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    ...(body && {
      postData: {
        mimeType: body.mimeType,
        params: Object.entries(body.value).map(([name, value]) =>
          resolve(api, properties[name] ?? {}).format === 'binary'
            ? {name, fileName: String(value)}
            : {name, value: String(value)},
        ),
      },
    }),
  } as HarRequest;
}

/**
 * The requests that an operation's page shows, one for each example of its body.
 *
 * @param api - the description, in the language of the summaries.
 */
export function requestsOf(
  api: OpenApi,
  endpoint: Endpoint,
): {summary: string | null; request: HarRequest}[] {
  const content = endpoint.operation.requestBody?.content ?? {};
  const mimeType = preferred.find((type) => content[type]);
  const media = mimeType ? content[mimeType]! : null;
  const bodies = media
    ? examplesOf(api, media).map(({summary, value}) => ({
        summary,
        body: {mimeType: mimeType!, media, value: value as Record<string, unknown>},
      }))
    : [{summary: null, body: null}];
  return bodies.map(({summary, body}) => ({
    summary: bodies.length > 1 ? summary : null,
    request: har(api, endpoint, body),
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
