import type {SampleRequest} from './request';

const quote = (text: string) => JSON.stringify(text);

/** Encloses items in brackets, each on a line of its own unless there is only one. */
const enclose = ([open, close]: string, items: string[], indent = ''): string =>
  items.length > 1
    ? `${open}\n${items.map((item) => `${indent}    ${item}`).join(',\n')}\n${indent}${close}`
    : [open, ...items, close].join(' ');

const constants = new Map<unknown, string>([
  [null, 'None'],
  [true, 'True'],
  [false, 'False'],
]);

/** Writes a JSON value as a Python literal. */
function literal(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) {
    return constants.get(value) ?? JSON.stringify(value);
  }
  const inside = (item: unknown) => literal(item, `${indent}    `);
  const entries = Object.entries(value).map(([name, item]) => `${quote(name)}: ${inside(item)}`);
  return Array.isArray(value)
    ? enclose('[]', value.map(inside), indent)
    : enclose('{}', entries, indent);
}

/** Returns the body as values of the parameters of Requests. */
function bodyOf(body: SampleRequest['body']): {files?: string; data?: string; json?: string} {
  if (!body) {
    return {};
  }
  if (body.type === 'application/json') {
    return {json: literal(body.value)};
  }
  const [files, texts] = [true, false].map((wanted) =>
    body.fields.filter(({isFile}) => isFile === wanted),
  );
  const write = (fields: typeof body.fields, python: (value: string) => string) =>
    fields.length > 0
      ? enclose(
          '{}',
          fields.map(({name, value}) => `${quote(name)}: ${python(quote(value))}`),
        )
      : undefined;
  // Requests writes a multipart body only for `files`, where a text has no name of a file.
  return body.type === 'multipart/form-data' && files!.length === 0
    ? {files: write(texts!, (value) => `(None, ${value})`)}
    : {
        // Mock servers need the type, which the other languages send, too.
        files: write(
          files!,
          (name) => `(${name}, open(${name}, "rb"), "application/octet-stream")`,
        ),
        data: write(texts!, (value) => value),
      };
}

const header = ({name, value}: SampleRequest['headers'][number]) =>
  `${quote(name)}: ${
    name === 'Authorization' ? `f"Bearer {os.environ['API_TOKEN']}"` : quote(value)
  }`;

/** Writes a request as Python with Requests. */
export function pythonSample({method, url, headers, body}: SampleRequest): string {
  const {files, data, json} = bodyOf(body);
  const payload = data ?? json;
  const call = [
    'url',
    ...(data ? ['data=payload'] : []),
    ...(json ? ['json=payload'] : []),
    ...(files ? ['files=files'] : []),
    'headers=headers',
  ];
  return [
    'import os',
    '',
    'import requests',
    '',
    `url = ${quote(url)}`,
    '',
    ...(files ? [`files = ${files}`] : []),
    ...(payload ? [`payload = ${payload}`] : []),
    `headers = ${enclose('{}', headers.map(header))}`,
    '',
    `response = requests.${method.toLowerCase()}(${call.join(', ')})`,
    '',
    'print(response.text)',
    'response.raise_for_status()',
  ].join('\n');
}
