import type {SampleRequest} from './request';

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Quotes an argument if the shell needs it. */
const argument = (text: string) => (/^[\w/.@%^=:-]+$/.test(text) ? text : quote(text));

const header = ({name, value}: SampleRequest['headers'][number]) =>
  name === 'Authorization'
    ? '--header "Authorization: Bearer $API_TOKEN"'
    : `--header ${argument(`${name}: ${value}`)}`;

function bodyOptions(body: SampleRequest['body']): string[] {
  switch (body?.type) {
    case 'application/json':
      return [`--data ${quote(JSON.stringify(body.value, null, 2))}`];
    case 'multipart/form-data':
      // Texts need --form-string, because --form reads a value that begins with @ or < from a file.
      return body.fields.map(({name, value, isFile}) =>
        isFile
          ? `--form ${name}=${quote(`@${value}`)}`
          : `--form-string ${argument(`${name}=${value}`)}`,
      );
    case 'application/x-www-form-urlencoded':
      // Encodes the name, because curl encodes only the value.
      return body.fields.map(
        ({name, value}) => `--data-urlencode ${argument(`${encodeURIComponent(name)}=${value}`)}`,
      );
    default:
      return [];
  }
}

/** Writes a request as a curl command, with `-L`, because curl reports a redirect as a success. */
export const curlSample = ({method, url, headers, body}: SampleRequest): string =>
  [
    `curl -L --fail-with-body${method === 'GET' ? '' : ` --request ${method}`}`,
    `--url ${argument(url)}`,
    ...headers.map(header),
    ...bodyOptions(body),
  ].join(' \\\n  ');
