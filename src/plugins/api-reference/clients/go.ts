import {keyPlaceholder, type PlainRequest} from './plainRequest';

const quote = (text: string) => JSON.stringify(text);

const headerValue = (value: string) =>
  value.endsWith(keyPlaceholder)
    ? `${quote(value.slice(0, -keyPlaceholder.length))}+os.Getenv("API_TOKEN")`
    : quote(value);

const stopOnError = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** The statements that write a multipart body, part by part. */
function multipartBody(fields: PlainRequest['fields']): string[] {
  return [
    '\tvar form bytes.Buffer',
    '\twriter := multipart.NewWriter(&form)',
    ...fields.flatMap(({name, value, file}) =>
      file
        ? [
            `\tfile, err := os.Open(${quote(value)})`,
            ...stopOnError,
            '\tdefer file.Close()',
            `\tpart, err := writer.CreateFormFile(${quote(name)}, ${quote(value)})`,
            ...stopOnError,
            '\tif _, err := io.Copy(part, file); err != nil {',
            '\t\tlog.Fatal(err)',
            '\t}',
          ]
        : [`\twriter.WriteField(${quote(name)}, ${quote(value)})`],
    ),
    '\twriter.Close()',
    '',
  ];
}

/** Go with net/http. The snippet library's own sends an empty part instead of a file. */
export function goSample({method, url, headers, fields, multipart}: PlainRequest): string {
  const imports = ['io', 'log', 'net/http', 'os'];
  const before: string[] = [];
  const sent: string[] = headers.map(
    ({name, value}) => `\trequest.Header.Set(${quote(name)}, ${headerValue(value)})`,
  );
  let body = 'nil';
  if (multipart) {
    imports.push('bytes', 'mime/multipart');
    before.push(...multipartBody(fields));
    sent.push('\trequest.Header.Set("Content-Type", writer.FormDataContentType())');
    body = '&form';
  } else if (fields.length > 0) {
    imports.push('net/url', 'strings');
    before.push(
      '\tform := url.Values{}',
      ...fields.map(({name, value}) => `\tform.Set(${quote(name)}, ${quote(value)})`),
      '',
    );
    sent.push('\trequest.Header.Set("Content-Type", "application/x-www-form-urlencoded")');
    body = 'strings.NewReader(form.Encode())';
  }
  return [
    'package main',
    '',
    'import (',
    ...imports.sort().map((name) => `\t${quote(name)}`),
    ')',
    '',
    'func main() {',
    ...before,
    `\trequest, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${body})`,
    ...stopOnError,
    ...sent,
    '',
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...stopOnError,
    '\tdefer response.Body.Close()',
    '',
    '\tio.Copy(os.Stdout, response.Body)',
    '\tif response.StatusCode >= 400 {',
    '\t\tlog.Fatal(response.Status)',
    '\t}',
    '}',
  ].join('\n');
}
