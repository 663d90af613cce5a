import type {SampleRequest} from './request';

/** Writes a string literal in single quotes, with the escapes of JSON. */
const quote = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replace(/'/g, String.raw`\'`)}'`;

const property = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : quote(name));

const header = ({name, value}: SampleRequest['headers'][number]) =>
  `    ${property(name)}: ${
    name === 'Authorization' ? '`Bearer ${process.env.API_TOKEN}`' : quote(value)
  },`;

/** Returns the statements before the call of `fetch`, and the lines of its option `body`. */
function bodyOf(body: SampleRequest['body']): {statements: string[]; option: string[]} {
  switch (body?.type) {
    case 'application/json': {
      const json = JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  ');
      return {statements: [], option: [`  body: JSON.stringify(${json}),`]};
    }
    case 'multipart/form-data': {
      const parts = body.fields.map(({name, value, isFile}) => {
        const [key, text] = [quote(name), quote(value)];
        return isFile
          ? `form.append(${key}, new Blob([await readFile(${text})]), ${text});`
          : `form.append(${key}, ${text});`;
      });
      const hasFile = body.fields.some(({isFile}) => isFile);
      const imports = hasFile ? ["import {readFile} from 'node:fs/promises';", ''] : [];
      return {
        statements: [...imports, 'const form = new FormData();', ...parts, ''],
        option: ['  body: form,'],
      };
    }
    case 'application/x-www-form-urlencoded': {
      const fields = body.fields.map(({name, value}) => `    ${property(name)}: ${quote(value)},`);
      return {statements: [], option: ['  body: new URLSearchParams({', ...fields, '  }),']};
    }
    default:
      return {statements: [], option: []};
  }
}

/** Writes a request as a JavaScript module with fetch. */
export function javascriptSample({method, url, headers, body}: SampleRequest): string {
  const {statements, option} = bodyOf(body);
  return [
    ...statements,
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
