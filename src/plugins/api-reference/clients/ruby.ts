import type {SampleRequest} from './request';

const quote = (text: string) => JSON.stringify(text).replace(/#(?=[{$@])/g, '\\#');

const header = ({name, value}: SampleRequest['headers'][number]) =>
  `request[${quote(name)}] = ${
    name === 'Authorization' ? '"Bearer #{ENV.fetch("API_TOKEN")}"' : quote(value)
  }`;

function bodyStatements(body: SampleRequest['body']): string[] {
  switch (body?.type) {
    case 'application/json':
      return ["request.body = <<~'JSON'", JSON.stringify(body.value, null, 2), 'JSON'];
    case 'multipart/form-data':
      return [
        'request.set_form([',
        ...body.fields.map(
          ({name, value, isFile}) =>
            `  [${quote(name)}, ${isFile ? `File.open(${quote(value)})` : quote(value)}],`,
        ),
        '], "multipart/form-data")',
      ];
    case 'application/x-www-form-urlencoded':
      return [
        'request.set_form_data(',
        ...body.fields.map(({name, value}) => `  ${quote(name)} => ${quote(value)},`),
        ')',
      ];
    default:
      return [];
  }
}

/** Writes a request as Ruby with Net::HTTP. */
export const rubySample = ({method, url, headers, body}: SampleRequest): string =>
  [
    'require "net/http"',
    '',
    `url = URI(${quote(url)})`,
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(url)`,
    ...headers.map(header),
    ...bodyStatements(body),
    '',
    'response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == "https") { |http| http.request(request) }',
    'puts response.body',
    'abort response.message unless response.is_a?(Net::HTTPSuccess)',
  ].join('\n');
