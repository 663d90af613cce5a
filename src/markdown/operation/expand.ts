import {STATUS_CODES} from 'node:http';
import type {Break, Link, Paragraph, TableCell} from 'mdast';
import {component} from '../jsx';
import type {Language} from './description';
import {fieldsOf, parameterField, type Field} from './fields';
import {cell, code, heading, inline, paragraph, span, table, text, type Blocks} from './nodes';
import {
  examplesOf,
  resolve,
  type ApiResponse,
  type Content,
  type Endpoint,
  type OpenApi,
} from './openapi';
import {placeholders, samplesOf} from './samples';
import {operationTexts, type OperationTexts} from './texts';

/** The overview, as the operation pages link to it. */
const overview = '../index.md';

const lineBreak: Break = {type: 'break'};

function fieldRow(field: Field, texts: OperationTexts): TableCell[] {
  const type = field.required ? field.type + texts.comma + texts.required : field.type;
  return [
    cell(
      [
        ...(field.parent ? [span('api-field__parent', field.parent)] : []),
        {type: 'inlineCode', value: field.name},
        lineBreak,
        span('api-field__type', type),
      ],
      `api-field api-field--${Math.min(field.depth, 3)}`,
    ),
    cell([
      ...inline(field.description),
      ...field.constraints.flatMap((constraint) => [text(texts.space), ...inline(constraint)]),
    ]),
  ];
}

const fieldTable = (fields: Field[], texts: OperationTexts) =>
  component('div', {className: 'api-fields'}, [
    table(
      [texts.name, texts.meaning],
      fields.map((field) => fieldRow(field, texts)),
    ),
  ]);

/** Method and path on one line: `POST /api/users/{OWNER_NAME}/apps`. */
export function endpointLine(api: OpenApi, {method, path}: Endpoint): Paragraph {
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['api-endpoint']}},
    children: [
      {
        type: 'inlineCode',
        value: method,
        data: {
          hProperties: {className: ['api-method', `api-method--${method.toLowerCase()}`]},
        },
      },
      text(' '),
      {type: 'inlineCode', value: new URL(api.servers[0]!.url).pathname + path},
    ],
  };
}

function request(api: OpenApi, {operation}: Endpoint, texts: OperationTexts): Blocks {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(api, parameter));
  const blocks: Blocks = [
    heading(2, texts.request, 'request'),
    paragraph(operation.description),
    paragraph(texts.key((label) => `[${label}](${overview}#api-keys)`)),
  ];
  const sections = [
    {place: 'path', label: texts.pathParameters, id: 'path-parameters'},
    {place: 'query', label: texts.queryParameters, id: 'query-parameters'},
  ];
  for (const {place, label, id} of sections) {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => parameterField(api, parameter, texts));
    if (fields.length > 0) {
      blocks.push(heading(3, label, id), fieldTable(fields, texts));
    }
  }
  if (operation.requestBody) {
    const {content} = operation.requestBody;
    const schema = resolve(api, Object.values(content)[0]!.schema);
    blocks.push(
      heading(3, texts.body, 'body'),
      paragraph(`${schema.description ?? ''}${texts.space}${texts.sentAs(Object.keys(content))}`),
      fieldTable(fieldsOf(api, schema, texts), texts),
    );
  }
  return blocks;
}

function samples(api: OpenApi, endpoint: Endpoint, texts: OperationTexts): Blocks {
  return [
    heading(2, texts.samples, 'samples'),
    paragraph(texts.fillIn(placeholders(api, endpoint))),
    ...samplesOf(api, endpoint).flatMap((sample): Blocks => [
      ...(sample.summary ? [paragraph(sample.summary, 'api-example')] : []),
      ...sample.code.map(({label, fence, code: value}) => code(fence, value, label)),
    ]),
  ];
}

function exampleBlocks(api: OpenApi, content: Content): Blocks {
  return Object.values(content).flatMap((media) =>
    examplesOf(api, media).flatMap(({summary, value}): Blocks => [
      paragraph(summary, 'api-example'),
      code('json', JSON.stringify(value, null, 2)),
    ]),
  );
}

const statusName = (status: string) => `${status} ${STATUS_CODES[status] ?? ''}`.trim();

type Answer = [status: string, response: ApiResponse];

function success(api: OpenApi, answers: Answer[], texts: OperationTexts): Blocks {
  return [
    heading(2, texts.responses, 'response'),
    ...answers.flatMap(([status, {description, content}]): Blocks => [
      heading(3, statusName(status), `response-${status}`),
      paragraph(content ? description : `${description}${texts.space}${texts.emptyAnswer}`),
      ...(content
        ? [
            ...exampleBlocks(api, content),
            fieldTable(fieldsOf(api, Object.values(content)[0]!.schema, texts), texts),
          ]
        : []),
    ]),
  ];
}

function errors(api: OpenApi, answers: Answer[], texts: OperationTexts): Blocks {
  if (answers.length === 0) {
    return [];
  }
  const link = (status: string): Link => ({
    type: 'link',
    url: `${overview}#error-${status}`,
    children: [text(statusName(status))],
  });
  return [
    heading(2, texts.errors, 'errors'),
    component('div', {className: 'api-fields'}, [
      table(
        [texts.status, texts.meaning],
        answers.map(([status, {description}]) => [cell([link(status)]), cell(inline(description))]),
      ),
    ]),
    ...answers
      .filter(([, {content}]) => content)
      .map(([status, {content}]) =>
        component('details', {className: 'api-answers'}, [
          component('summary', {}, [text(texts.errorAnswers(statusName(status)))]),
          ...exampleBlocks(api, content!),
        ]),
      ),
  ];
}

/**
 * What an operation's directive stands for: request, samples, response and errors, in the
 * description's language.
 *
 * @param api - the description, in the language of the page.
 * @param language - the language of the page.
 */
export function expandOperation(api: OpenApi, endpoint: Endpoint, language: Language) {
  const texts = operationTexts[language];
  const answers = Object.entries(endpoint.operation.responses).map(([status, response]): Answer => [
    status,
    resolve(api, response),
  ]);
  const succeeded = ([status]: Answer) => status.startsWith('2');
  return component('div', {className: 'api-operation'}, [
    component('div', {className: 'api-operation__request'}, request(api, endpoint, texts)),
    component('div', {className: 'api-operation__samples'}, samples(api, endpoint, texts)),
    component('div', {className: 'api-operation__answers'}, [
      ...success(api, answers.filter(succeeded), texts),
      ...errors(
        api,
        answers.filter((answer) => !succeeded(answer)),
        texts,
      ),
    ]),
  ]);
}
