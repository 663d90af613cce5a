import {keyPlaceholder, type PlainRequest} from './plainRequest';

const quote = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

const key = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : quote(name));

const headerValue = (value: string) =>
  value.includes(keyPlaceholder)
    ? `\`${value.replace(keyPlaceholder, '${process.env.API_TOKEN}')}\``
    : quote(value);

/**
 * JavaScript with fetch, as a module. The snippet library's own sends the name of a file instead of
 * the file and reads an empty answer as JSON.
 */
export function fetchSample({method, url, headers, fields, multipart}: PlainRequest): string {
  const lines: string[] = [];
  if (fields.some(({file}) => file)) {
    lines.push("import {readFile} from 'node:fs/promises';", '');
  }
  if (multipart) {
    lines.push(
      'const form = new FormData();',
      ...fields.map(({name, value, file}) =>
        file
          ? `form.append(${quote(name)}, new Blob([await readFile(${quote(value)})]), ${quote(value)});`
          : `form.append(${quote(name)}, ${quote(value)});`,
      ),
      '',
    );
  }
  lines.push(
    `const response = await fetch(${quote(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: ${quote(method)},`]),
    '  headers: {',
    ...headers.map(({name, value}) => `    ${key(name)}: ${headerValue(value)},`),
    '  },',
  );
  if (multipart) {
    lines.push('  body: form,');
  } else if (fields.length > 0) {
    lines.push(
      '  body: new URLSearchParams({',
      ...fields.map(({name, value}) => `    ${key(name)}: ${quote(value)},`),
      '  }),',
    );
  }
  return [
    ...lines,
    '});',
    'console.log(await response.text());',
    'if (!response.ok) throw new Error(response.status);',
  ].join('\n');
}
