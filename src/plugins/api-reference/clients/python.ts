import type {SampleRequest} from './request';

const quote = (text: string) => JSON.stringify(text);

/** Encloses items in brackets. Writes several items on a line each. */
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

/** Returns the body as arguments of Requests. */
function bodyOf(body: SampleRequest['body']): {files?: string; data?: string; json?: string} {
  if (!body) {
    return {};
  }
  if (body.type === 'application/json') {
    return {json: literal(body.value)};
  }
  const write = (isFile: boolean, valueOf: (text: string) => string) => {
    const fields = body.fields.filter((field) => field.isFile === isFile);
    const items = fields.map(({name, value}) => `${quote(name)}: ${valueOf(quote(value))}`);
    return items.length > 0 ? enclose('{}', items) : undefined;
  };
  // Sends the type of a file, because mock servers need the type and the samples in other languages send it.
  const files = write(true, (name) => `(${name}, open(${name}, "rb"), "application/octet-stream")`);
  // Requests sends a multipart body only for `files`, in which a text has no file name.
  return body.type === 'multipart/form-data' && !files
    ? {files: write(false, (text) => `(None, ${text})`)}
    : {files, data: write(false, (text) => text)};
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
