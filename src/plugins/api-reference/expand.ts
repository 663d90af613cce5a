import {STATUS_CODES} from 'node:http';
import type {Break, Link, List, Paragraph, TableCell} from 'mdast';
import {fieldsOf, parameterField, type Field} from './fields';
import {
  component,
  cell,
  code,
  heading,
  inline,
  paragraph,
  shownName,
  span,
  table,
  terms,
  text,
  type Blocks,
} from '../../lib/markdown/nodes';
import {
  errorName,
  examplesOf,
  keysOf,
  parametersOf,
  resolve,
  type ApiResponse,
  type Content,
  type Endpoint,
  type OpenApi,
  type Operation,
  type Schema,
} from './openapi';
import {placeholders, samplesOf} from './samples';
import {operationTexts, type OperationTexts} from './texts';

/** The overview and the page of errors, as the operation pages link to them. */
const overview = '../index.md';
const errorsPage = '../errors.md';

/** Fields of an object inside the answer's own are open; what is in those is folded. */
const openDepth = 1;

const lineBreak: Break = {type: 'break'};

/** The id of a field's row: `response-200-results-revision`. */
const fieldId = (section: string, {parent, name}: Field) =>
  `${section}-${parent}${name}`.replace(/\W+/g, '-');

function fieldRow(
  field: Field,
  depth: number,
  section: string,
  texts: OperationTexts,
): TableCell[] {
  const type = field.required ? field.type + texts.comma + texts.required : field.type;
  return [
    cell(
      [
        ...(field.parent ? [span('api-field__parent', field.parent)] : []),
        {
          type: 'inlineCode',
          value: field.name,
          data: {hProperties: {id: fieldId(section, field)}},
        },
        lineBreak,
        span('api-field__type', type),
      ],
      `api-field api-field--${Math.min(depth, 3)}`,
    ),
    cell([
      ...inline(field.description),
      ...field.constraints.flatMap((constraint) => [text(texts.space), ...inline(constraint)]),
    ]),
  ];
}

/** The fields in runs: those that are open, and those inside one of them, which are folded. */
function runs(fields: Field[]): Field[][] {
  return fields.reduce<Field[][]>((all, field) => {
    const last = all.at(-1);
    if (last && last[0]!.depth > openDepth === field.depth > openDepth) {
      last.push(field);
    } else {
      all.push([field]);
    }
    return all;
  }, []);
}

/**
 * Tables of fields. The deeper ones are folded in their place: no script is needed, and browsers open
 * them for a search and for the id of a field.
 */
function fieldTables(fields: Field[], section: string, texts: OperationTexts): Blocks {
  return runs(fields).map((run, index, all) => {
    const folded = run[0]!.depth > openDepth;
    const parts = component(
      'div',
      {className: index > 0 ? 'api-fields api-fields--more' : 'api-fields'},
      [
        table(
          [texts.name, texts.meaning],
          run.map((field) =>
            fieldRow(field, folded ? field.depth - openDepth - 1 : field.depth, section, texts),
          ),
        ),
      ],
    );
    return folded
      ? component('details', {className: 'api-fold'}, [
          component(
            'summary',
            {},
            inline(texts.fieldsIn(all[index - 1]!.at(-1)!.name, run.length)),
          ),
          parts,
        ])
      : parts;
  });
}

/** What to know before a call, the same on every page: key, role, plan, repetition, release. */
export function facts(api: OpenApi, {method, operation}: Endpoint, language: string): List {
  const texts = operationTexts(language);
  const {is, note} = operation['x-safe-to-repeat'];
  const join = (...parts: (string | undefined)[]) =>
    inline(parts.filter((part) => part !== undefined).join(texts.space));
  const keyNote = operation['x-key-note'];
  return terms([
    [
      texts.key,
      [
        {
          type: 'link',
          url: `${overview}#api-keys`,
          children: [text(texts.keys(keysOf(operation)))],
        },
        ...(keyNote ? [text(texts.stop + texts.space), ...inline(keyNote)] : []),
      ],
    ],
    [texts.role, inline(api['x-roles'][operation['x-role']]!)],
    [texts.plan, inline(api['x-plans'][operation['x-plan']]!)],
    [
      texts.repeat,
      join(texts.repeats[is], note ?? (method === 'GET' ? texts.changesNothing : undefined)),
    ],
    [texts.since, operation['x-since'] ? [text(operation['x-since'])] : undefined],
  ]);
}

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
      {
        type: 'inlineCode',
        value:
          new URL(api.servers[0]!.url).pathname +
          path.replace(/\{\w+\}/g, (parameter) => shownName(parameter)),
      },
    ],
  };
}

/** The fields of an object that the readers of the page can send or get. */
const shownFields = (
  api: OpenApi,
  {operationId, without = []}: Operation,
  schema: Schema,
  texts: OperationTexts,
): Field[] =>
  fieldsOf(api, operationId, schema, texts).filter(
    ({parent, name}) => !`${parent}${name}`.split('.').some((part) => without.includes(part)),
  );

function request(api: OpenApi, {operation}: Endpoint, texts: OperationTexts): Blocks {
  const parameters = parametersOf(api, operation);
  const blocks: Blocks = [];
  const sections = [
    {place: 'path', label: texts.pathParameters, id: 'path-parameters'},
    {place: 'query', label: texts.queryParameters, id: 'query-parameters'},
    {place: 'header', label: texts.headers, id: 'headers'},
  ];
  for (const {place, label, id} of sections) {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => parameterField(api, parameter, texts))
      .map((field) => (place === 'path' ? {...field, name: shownName(field.name)} : field));
    if (fields.length > 0) {
      blocks.push(heading(3, label, id), ...fieldTables(fields, id, texts));
    }
  }
  if (operation.requestBody) {
    const {content} = operation.requestBody;
    const schema = resolve(api, Object.values(content)[0]!.schema);
    blocks.push(
      heading(3, texts.body, 'body'),
      paragraph(
        [schema.description ?? [], texts.sentAs(Object.keys(content))].flat().join(texts.space),
      ),
      ...fieldTables(shownFields(api, operation, schema, texts), 'body', texts),
    );
  }
  return blocks.length > 0 ? [heading(2, texts.request, 'request'), ...blocks] : [];
}

function samples(api: OpenApi, endpoint: Endpoint, texts: OperationTexts): Blocks {
  return [
    heading(2, texts.samples, 'samples'),
    paragraph(texts.fillIn(placeholders(api, endpoint), Boolean(endpoint.operation.requestBody))),
    ...samplesOf(api, endpoint).flatMap((sample): Blocks => [
      ...(sample.summary ? [paragraph(sample.summary, 'api-example')] : []),
      ...sample.code.map(({label, fence, code: value}) => code(fence, value, label)),
    ]),
  ];
}

function exampleBlocks(api: OpenApi, content: Content, without: string[] = []): Blocks {
  return Object.values(content).flatMap((media) => {
    const all = examplesOf(api, media).filter(
      ({value}) => !without.some((name) => JSON.stringify(value).includes(`"${name}":`)),
    );
    return all.flatMap(({summary, value}): Blocks => [
      ...(all.length > 1 ? [paragraph(summary, 'api-example')] : []),
      code('json', JSON.stringify(value, null, 2)),
    ]);
  });
}

/** A status with its name: `404 Not Found`. */
export const statusName = (status: string) => `${status} ${STATUS_CODES[status] ?? ''}`.trim();

type Answer = [status: string, response: ApiResponse];

function success(
  api: OpenApi,
  operation: Operation,
  answers: Answer[],
  texts: OperationTexts,
): Blocks {
  return [
    heading(2, texts.responses, 'response'),
    ...answers.flatMap(([status, {description, content}]): Blocks => [
      heading(3, statusName(status), `response-${status}`),
      paragraph(content ? description : `${description}${texts.space}${texts.emptyAnswer}`),
      ...(content
        ? [
            ...exampleBlocks(api, content, operation.without),
            ...fieldTables(
              shownFields(api, operation, Object.values(content)[0]!.schema, texts),
              `response-${status}`,
              texts,
            ),
          ]
        : []),
    ]),
  ];
}

function errors(api: OpenApi, all: Answer[], texts: OperationTexts): Blocks {
  // What the description says of any other status is for generated clients.
  const answers = all.filter(([status]) => status !== 'default');
  if (answers.length === 0) {
    return [];
  }
  const link = (id: string, children: Link['children']): Link => ({
    type: 'link',
    url: `${errorsPage}#${id}`,
    children,
  });
  const statusLink = (status: string) =>
    link(`error-${status.startsWith('5') ? '5xx' : status}`, [text(statusName(status))]);
  /** A row for each cause: how a response tells it, linked to its entry on the page of errors. */
  const rows = (status: string, response: ApiResponse): TableCell[][] =>
    Object.values(response['x-failures'] ?? {}).map(({errors: ids = [], ...own}) => {
      const {cause, fix} = {...api['x-errors'][ids[0] ?? ''], ...own};
      const names = ids.flatMap((id) => [
        lineBreak,
        link(id, [{type: 'inlineCode', value: errorName(api['x-errors'][id]!)}]),
      ]);
      return [cell([statusLink(status), ...names]), cell(inline(cause!)), cell(inline(fix!))];
    });
  return [
    heading(2, texts.errors, 'errors'),
    table(
      [texts.status, texts.cause, texts.fix],
      answers.flatMap(([status, response]) => rows(status, response)),
    ),
    ...answers
      .filter(([, {content}]) =>
        Object.values(content ?? {}).some((media) => examplesOf(api, media).length > 0),
      )
      .map(([status, {content}]) =>
        component('details', {}, [
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
export function expandOperation(api: OpenApi, endpoint: Endpoint, language: string) {
  const texts = operationTexts(language);
  const answers = Object.entries(endpoint.operation.responses).map(([status, response]): Answer => [
    status,
    resolve(api, response),
  ]);
  const succeeded = ([status]: Answer) => status.startsWith('2');
  return component('div', {className: 'api-operation'}, [
    component('div', {className: 'api-operation__request'}, request(api, endpoint, texts)),
    component('div', {className: 'api-operation__samples'}, samples(api, endpoint, texts)),
    component('div', {className: 'api-operation__answers'}, [
      ...success(api, endpoint.operation, answers.filter(succeeded), texts),
      ...errors(
        api,
        answers.filter((answer) => !succeeded(answer)),
        texts,
      ),
    ]),
  ]);
}
