import type {SampleRequest} from './request';

const quote = (text: string) => JSON.stringify(text);

const header = ({name, value}: SampleRequest['headers'][number]) =>
  `\trequest.Header.Set(${quote(name)}, ${
    name === 'Authorization' ? '"Bearer "+os.Getenv("API_TOKEN")' : quote(value)
  })`;

const contentType = (value: string) => `\trequest.Header.Set("Content-Type", ${value})`;

const stopOnError = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** The body of a request: the packages that it needs, the statements that build it, and what reads it. */
interface Body {
  imports: string[];
  before: string[];
  reader: string;
  /** Statements about the request. */
  after: string[];
}

/** Writes a multipart body, part by part. The variables of a second file have a number. */
function multipartBody(fields: {name: string; value: string; isFile: boolean}[]): Body {
  const files = fields.filter(({isFile}) => isFile);
  const parts = fields.flatMap((field) => {
    const {name, value, isFile} = field;
    if (!isFile) {
      return [`\twriter.WriteField(${quote(name)}, ${quote(value)})`];
    }
    const number = files.indexOf(field) > 0 ? String(files.indexOf(field) + 1) : '';
    return [
      `\tfile${number}, err := os.Open(${quote(value)})`,
      ...stopOnError,
      `\tdefer file${number}.Close()`,
      `\tpart${number}, err := writer.CreateFormFile(${quote(name)}, ${quote(value)})`,
      ...stopOnError,
      `\tif _, err := io.Copy(part${number}, file${number}); err != nil {`,
      '\t\tlog.Fatal(err)',
      '\t}',
    ];
  });
  return {
    imports: ['bytes', 'mime/multipart'],
    before: [
      '\tvar form bytes.Buffer',
      '\twriter := multipart.NewWriter(&form)',
      ...parts,
      '\twriter.Close()',
      '',
    ],
    reader: '&form',
    after: [contentType('writer.FormDataContentType()')],
  };
}

function bodyOf(body: SampleRequest['body']): Body {
  if (!body) {
    return {imports: [], before: [], reader: 'nil', after: []};
  }
  switch (body.type) {
    case 'application/json': {
      // A raw string can't contain its own delimiter.
      const json = JSON.stringify(body.value, null, 2).replaceAll('`', '\\u0060');
      return {
        imports: ['strings'],
        before: [`\tbody := \`${json}\``, ''],
        reader: 'strings.NewReader(body)',
        after: [],
      };
    }
    case 'multipart/form-data':
      return multipartBody(body.fields);
    default:
      return {
        imports: ['net/url', 'strings'],
        before: [
          '\tform := url.Values{}',
          ...body.fields.map(({name, value}) => `\tform.Set(${quote(name)}, ${quote(value)})`),
          '',
        ],
        reader: 'strings.NewReader(form.Encode())',
        after: [contentType('"application/x-www-form-urlencoded"')],
      };
  }
}

/** Writes a request as Go with net/http. */
export function goSample({method, url, headers, body}: SampleRequest): string {
  const {imports, before, reader, after} = bodyOf(body);
  return [
    'package main',
    '',
    'import (',
    ...['io', 'log', 'net/http', 'os', ...imports].sort().map((name) => `\t${quote(name)}`),
    ')',
    '',
    'func main() {',
    ...before,
    `\trequest, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${reader})`,
    ...stopOnError,
    ...headers.map(header),
    ...after,
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
