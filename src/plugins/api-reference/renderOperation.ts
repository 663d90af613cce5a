import type {List, Paragraph} from 'mdast';
import {
  code,
  component,
  heading,
  inline,
  paragraph,
  displayName,
  termList,
  text,
  type Blocks,
} from '../../lib/markdown/nodes';
import {textsIn, type WriteText} from '../../site/texts';
import {parameterField} from './fields';
import {fieldTables} from './fieldTables';
import {parametersOf, resolve, type Endpoint, type OpenApi, type Operation} from './openapi';
import {fieldsOnPage, responseBlocks} from './responses';
import {placeholders, samplesOf} from './samples';
import {inlineCode, keyPhrase} from './texts';

/** Renders method and path on one line: `POST /api/users/{OWNER_NAME}/apps`. */
function endpointLine(api: OpenApi, {method, path}: Endpoint): Paragraph {
  const className = ['api-method', `api-method--${method.toLowerCase()}`];
  const basePath = new URL(api.servers[0]!.url).pathname;
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['api-endpoint']}},
    children: [
      {type: 'inlineCode', value: method, data: {hProperties: {className}}},
      text(' '),
      {type: 'inlineCode', value: basePath + path.replace(/\{\w+\}/g, displayName)},
    ],
  };
}

/** Renders the requirements of a call: key, role, plan, whether it can be repeated, and its release. */
function requirements(api: OpenApi, {method, operation}: Endpoint, write: WriteText): List {
  const space = write('shared.space');
  const {is, note = method === 'GET' ? write('operation.changesNothing') : undefined} =
    operation['x-safe-to-repeat'];
  const repeat = write(`operation.repeat.${is}`);
  const keyNote = operation['x-key-note'];
  const since = operation['x-since'];
  return termList([
    [
      write('operation.key'),
      [
        {type: 'link', url: '../index.md#api-keys', children: [text(keyPhrase(operation, write))]},
        ...(keyNote ? [text(write('operation.stop') + space), ...inline(keyNote)] : []),
      ],
    ],
    [write('operation.role'), inline(api['x-roles'][operation['x-role']]!)],
    [write('operation.plan'), inline(api['x-plans'][operation['x-plan']]!)],
    [write('operation.repeat'), inline(note ? repeat + space + note : repeat)],
    [write('operation.since'), since ? [text(since)] : undefined],
  ]);
}

function parameterBlocks(api: OpenApi, operation: Operation, write: WriteText): Blocks {
  const sections = [
    {location: 'path', label: write('operation.pathParameters'), id: 'path-parameters'},
    {location: 'query', label: write('operation.queryParameters'), id: 'query-parameters'},
    {location: 'header', label: write('operation.headers'), id: 'headers'},
  ];
  return sections.flatMap(({location, label, id}): Blocks => {
    const fields = parametersOf(api, operation)
      .filter((parameter) => parameter.in === location)
      .map((parameter) => parameterField(api, parameter, write))
      .map((field) => (location === 'path' ? {...field, name: displayName(field.name)} : field));
    return fields.length > 0 ? [heading(3, label, id), ...fieldTables(fields, id, write)] : [];
  });
}

function bodyBlocks(api: OpenApi, operation: Operation, write: WriteText): Blocks {
  if (!operation.requestBody) {
    return [];
  }
  const {content} = operation.requestBody;
  const schema = resolve(api, Object.values(content)[0]!.schema);
  const types = Object.keys(content).map(inlineCode).join(write('operation.or'));
  const sentences = [schema.description ?? [], write('operation.sentAs', {types})].flat();
  return [
    heading(3, write('operation.body'), 'body'),
    paragraph(sentences.join(write('shared.space'))),
    ...fieldTables(fieldsOnPage(api, operation, schema, write), 'body', write),
  ];
}

function sampleBlocks(api: OpenApi, endpoint: Endpoint, write: WriteText, language: string) {
  const list = new Intl.ListFormat(language, {type: 'conjunction'});
  const values = list.format(placeholders(api, endpoint).map(inlineCode));
  const instructions = [
    write('operation.token'),
    ...(values ? [write('operation.values', {values})] : []),
    ...(endpoint.operation.requestBody ? [write('operation.bodyValues')] : []),
  ];
  return [
    heading(2, write('operation.samples'), 'samples'),
    paragraph(instructions.join(write('shared.space'))),
    ...samplesOf(api, endpoint).flatMap((sample): Blocks => [
      ...(sample.summary ? [paragraph(sample.summary, 'api-example')] : []),
      ...sample.code.map(({label, fence, code: value}) => code(fence, value, label)),
    ]),
  ];
}

/**
 * Renders an operation in a language.
 *
 * @param api - the description, in that language.
 * @returns `head`, the top of the page: method, path, and requirements; and `body`: request, samples,
 *   responses, and errors.
 */
export function renderOperation(
  api: OpenApi,
  endpoint: Endpoint,
  language: string,
): {head: Blocks; body: Blocks[number]} {
  const write = textsIn(language);
  const {operation} = endpoint;
  const request = [...parameterBlocks(api, operation, write), ...bodyBlocks(api, operation, write)];
  const section = (name: string, children: Blocks) =>
    component('div', {className: `api-operation__${name}`}, children);
  return {
    head: [endpointLine(api, endpoint), requirements(api, endpoint, write)],
    body: component('div', {className: 'api-operation'}, [
      section(
        'request',
        request.length > 0 ? [heading(2, write('operation.request'), 'request'), ...request] : [],
      ),
      section('samples', sampleBlocks(api, endpoint, write, language)),
      section('answers', responseBlocks(api, operation, write)),
    ]),
  };
}
