import {keyPlaceholder, type PlainRequest} from './plainRequest';

const quote = (text: string) => JSON.stringify(text).replace(/#(?=[{$@])/g, '\\#');

const headerValue = (value: string) =>
  quote(value).replace(keyPlaceholder, '#{ENV.fetch("API_TOKEN")}');

/** Ruby with Net::HTTP. The snippet library's own sends an empty part instead of a file. */
export function rubySample({method, url, headers, fields, multipart}: PlainRequest): string {
  const type = method.charAt(0) + method.slice(1).toLowerCase();
  const lines = [
    'require "net/http"',
    '',
    `url = URI(${quote(url)})`,
    `request = Net::HTTP::${type}.new(url)`,
    ...headers.map(({name, value}) => `request[${quote(name)}] = ${headerValue(value)}`),
  ];
  if (multipart) {
    lines.push(
      'request.set_form([',
      ...fields.map(
        ({name, value, file}) =>
          `  [${quote(name)}, ${file ? `File.open(${quote(value)})` : quote(value)}],`,
      ),
      '], "multipart/form-data")',
    );
  } else if (fields.length > 0) {
    lines.push(
      'request.set_form_data(',
      ...fields.map(({name, value}) => `  ${quote(name)} => ${quote(value)},`),
      ')',
    );
  }
  return [
    ...lines,
    '',
    'response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == "https") { |http| http.request(request) }',
    'puts response.body',
    'abort response.message unless response.is_a?(Net::HTTPSuccess)',
  ].join('\n');
}
