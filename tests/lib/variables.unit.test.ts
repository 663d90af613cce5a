/** Which braces are variables, and how a writer shows braces as they are. */
import {identity} from '../../src/site/identity';
import {fillVariables} from '../../src/site/variables';
import {expect, test} from '../fixtures/test';

const {name, slug} = identity;

test('a backslash shows the braces themselves, in text and in code', () => {
  expect(fillVariables('\\{{name}} is {{name}}', 'a.md')).toBe(`{{name}} is ${name}`);
  expect(fillVariables('```yaml\na: \\{{ user.name }}\n```', 'a.md')).toBe(
    '```yaml\na: {{ user.name }}\n```',
  );
  // In MDX, braces begin an expression outside code.
  expect(fillVariables('\\{{name}} and `\\{{name}}`', 'a.mdx')).toBe('\\{\\{name}} and `{{name}}`');
});

test('a backslash in a path of Windows is part of the path', () => {
  expect(fillVariables('`%APPDATA%\\{{slug}}\\token`', 'a.md')).toBe(
    `\`%APPDATA%\\${slug}\\token\``,
  );
});

test('names of JavaScript objects are unknown, and the error says how to show the braces', () => {
  for (const word of ['constructor', 'toString', '__proto__']) {
    expect(() => fillVariables(`{{${word}}}`, 'a.md')).toThrow(
      `a.md:1: unknown variable {{${word}}}`,
    );
  }
  expect(() => fillVariables('{{ user.name }}', 'a.md')).toThrow(
    'To show the braces themselves, write \\{{ user.name }}.',
  );
});

test('braces of other languages that can be no variable stay as they are', () => {
  for (const [text, file] of [
    ['<p style={{padding}} title={{name}}>', 'a.mdx'],
    ['{{ .Values.image }} and {{ .Branch }}', 'a.md'],
    ['${{github.sha}}', 'a.md'],
    ['```mermaid\nflowchart LR\n  A{{name}} --> B\n```', 'a.md'],
  ] as const) {
    expect.soft(fillVariables(text, file)).toBe(text);
  }
  expect(fillVariables('```sh\n--app={{slug}}\n```', 'a.mdx')).toBe(
    `\`\`\`sh\n--app=${slug}\n\`\`\``,
  );
});
