import type {SampleRequest} from './request';

/** Writes a string literal in single quotes, with the escapes of JSON. */
const quote = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replace(/'/g, String.raw`\'`)}'`;

const key = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : quote(name));

const header = ({name, value}: SampleRequest['headers'][number]) =>
  `    ${key(name)}: ${
    name === 'Authorization' ? '`Bearer ${process.env.API_TOKEN}`' : quote(value)
  },`;

/** Returns the statements before the call, and the option that sends the body. */
function bodyOf(body: SampleRequest['body']): {before: string[]; option: string[]} {
  if (!body) {
    return {before: [], option: []};
  }
  switch (body.type) {
    case 'application/json': {
      const json = JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  ');
      return {before: [], option: [`  body: JSON.stringify(${json}),`]};
    }
    case 'multipart/form-data': {
      const parts = body.fields.map(({name, value, isFile}) =>
        isFile
          ? `${quote(name)}, new Blob([await readFile(${quote(value)})]), ${quote(value)}`
          : `${quote(name)}, ${quote(value)}`,
      );
      const before = [
        'const form = new FormData();',
        ...parts.map((part) => `form.append(${part});`),
        '',
      ];
      return {
        before: body.fields.some(({isFile}) => isFile)
          ? ["import {readFile} from 'node:fs/promises';", '', ...before]
          : before,
        option: ['  body: form,'],
      };
    }
    default: {
      const fields = body.fields.map(({name, value}) => `    ${key(name)}: ${quote(value)},`);
      return {before: [], option: ['  body: new URLSearchParams({', ...fields, '  }),']};
    }
  }
}

/** Writes a request as JavaScript with fetch, as a module. */
export function javascriptSample({method, url, headers, body}: SampleRequest): string {
  const {before, option} = bodyOf(body);
  return [
    ...before,
    `const response = await fetch(${quote(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: ${quote(method)},`]),
    '  headers: {',
    ...headers.map(header),
    '  },',
    ...option,
    '});',
    'console.log(await response.text());',
    'if (!response.ok) throw new Error(response.status);',
  ].join('\n');
}
