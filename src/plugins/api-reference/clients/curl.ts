import type {SampleRequest} from './request';

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** An argument, in quotes where the shell needs them. */
const argument = (text: string) => (/^[\w/.@%^=:-]+$/.test(text) ? text : quote(text));

const header = ({name, value}: SampleRequest['headers'][number]) =>
  name === 'Authorization'
    ? '--header "Authorization: Bearer $API_TOKEN"'
    : `--header ${argument(`${name}: ${value}`)}`;

function bodyOptions(body: SampleRequest['body']): string[] {
  if (!body) {
    return [];
  }
  switch (body.type) {
    case 'application/json':
      return [`--data ${quote(JSON.stringify(body.value, null, 2))}`];
    case 'multipart/form-data':
      // --form would send a text that begins with @ or < as a file.
      return body.fields.map(({name, value, isFile}) =>
        isFile
          ? `--form ${name}=${quote(`@${value}`)}`
          : `--form-string ${argument(`${name}=${value}`)}`,
      );
    default:
      // curl encodes the value only.
      return body.fields.map(
        ({name, value}) => `--data-urlencode ${argument(`${encodeURIComponent(name)}=${value}`)}`,
      );
  }
}

/** Writes a request as a curl command. */
export const curlSample = ({method, url, headers, body}: SampleRequest): string =>
  [
    `curl --fail-with-body${method === 'GET' ? '' : ` --request ${method}`}`,
    `--url ${argument(url)}`,
    ...headers.map(header),
    ...bodyOptions(body),
  ].join(' \\\n  ');
