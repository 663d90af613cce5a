import type {SampleRequest} from './request';

const quote = (text: string) => JSON.stringify(text);

const header = ({name, value}: SampleRequest['headers'][number]) =>
  `\trequest.Header.Set(${quote(name)}, ${
    name === 'Authorization' ? '"Bearer "+os.Getenv("API_TOKEN")' : quote(value)
  })`;

const stopOnError = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** Code for the body of a request. */
interface BodyCode {
  imports: string[];
  /** Statements that build the body. */
  before: string[];
  /** Go expression for the body's reader. */
  reader: string;
  /** Go expression for the body's content type. Absent if the request already has the header. */
  contentType?: string;
}

/** Writes a multipart body. Adds a number to the variables of a second file, because Go needs new names. */
function multipartBody(fields: {name: string; value: string; isFile: boolean}[]): BodyCode {
  const files = fields.filter(({isFile}) => isFile);
  const parts = fields.flatMap((field) => {
    const [name, value] = [quote(field.name), quote(field.value)];
    if (!field.isFile) {
      return [`\twriter.WriteField(${name}, ${value})`];
    }
    const index = files.indexOf(field);
    const number = index > 0 ? String(index + 1) : '';
    return [
      `\tfile${number}, err := os.Open(${value})`,
      ...stopOnError,
      `\tdefer file${number}.Close()`,
      `\tpart${number}, err := writer.CreateFormFile(${name}, ${value})`,
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
    contentType: 'writer.FormDataContentType()',
  };
}

function bodyCode(body: SampleRequest['body']): BodyCode {
  switch (body?.type) {
    case 'application/json': {
      // A raw string can't contain its own delimiter.
      const json = JSON.stringify(body.value, null, 2).replaceAll('`', '\\u0060');
      return {
        imports: ['strings'],
        before: [`\tbody := \`${json}\``, ''],
        reader: 'strings.NewReader(body)',
      };
    }
    case 'multipart/form-data':
      return multipartBody(body.fields);
    case 'application/x-www-form-urlencoded':
      return {
        imports: ['net/url', 'strings'],
        before: [
          '\tform := url.Values{}',
          ...body.fields.map(({name, value}) => `\tform.Set(${quote(name)}, ${quote(value)})`),
          '',
        ],
        reader: 'strings.NewReader(form.Encode())',
        contentType: quote(body.type),
      };
    default:
      return {imports: [], before: [], reader: 'nil'};
  }
}

/** Writes a request as Go with net/http. */
export function goSample({method, url, headers, body}: SampleRequest): string {
  const {imports, before, reader, contentType} = bodyCode(body);
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
    ...(contentType ? [`\trequest.Header.Set("Content-Type", ${contentType})`] : []),
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
