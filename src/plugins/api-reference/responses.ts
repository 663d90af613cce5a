import {STATUS_CODES} from 'node:http';
import type {Link, TableCell} from 'mdast';
import {
  cell,
  code,
  component,
  heading,
  inline,
  paragraph,
  table,
  text,
  type Blocks,
} from '../../lib/markdown/nodes';
import type {WriteText} from '../../site/texts';
import {fieldsOf, type Field} from './fields';
import {fieldTables} from './fieldTables';
import {
  errorName,
  examplesOf,
  resolve,
  type ApiResponse,
  type Content,
  type OpenApi,
  type Operation,
  type Schema,
} from './openapi';

type StatusAndResponse = [status: string, response: ApiResponse];

/** Returns a status with its name: `404 Not Found`. */
const statusName = (status: string) => `${status} ${STATUS_CODES[status] ?? ''}`.trim();

/** Returns the fields of an object except the fields that the page omits (`without`). */
export const fieldsOnPage = (
  api: OpenApi,
  {operationId, without = []}: Operation,
  schema: Schema,
  write: WriteText,
): Field[] =>
  fieldsOf(api, operationId, schema, write).filter(
    ({parent, name}) => !`${parent}${name}`.split('.').some((part) => without.includes(part)),
  );

function exampleBlocks(api: OpenApi, content: Content = {}, without: string[] = []): Blocks {
  return Object.values(content).flatMap((media) => {
    const examples = examplesOf(api, media).filter(
      ({value}) => !without.some((name) => JSON.stringify(value).includes(`"${name}":`)),
    );
    return examples.flatMap(({summary, value}): Blocks => [
      ...(examples.length > 1 ? [paragraph(summary, 'api-example')] : []),
      code('json', JSON.stringify(value, null, 2)),
    ]);
  });
}

function successBlocks(
  api: OpenApi,
  operation: Operation,
  [status, {description, content}]: StatusAndResponse,
  write: WriteText,
): Blocks {
  const id = `response-${status}`;
  const title = heading(3, statusName(status), id);
  if (!content) {
    const words = description + write('shared.space') + write('operation.empty');
    return [title, paragraph(words)];
  }
  const {schema} = Object.values(content)[0]!;
  return [
    title,
    paragraph(description),
    ...exampleBlocks(api, content, operation.without),
    ...fieldTables(fieldsOnPage(api, operation, schema, write), id, write),
  ];
}

/** Returns a link to the page of errors. */
const errorLink = (id: string, children: Link['children']): Link => ({
  type: 'link',
  url: `../errors.md#${id}`,
  children,
});

/** Returns a row for each cause of a response, with links to the response's status and the cause's errors. */
function failureRows(api: OpenApi, [status, response]: StatusAndResponse): TableCell[][] {
  const statusId = `error-${status.startsWith('5') ? '5xx' : status}`;
  const failures = Object.values(response['x-failures'] ?? {});
  return failures.map(({errors = [], ...texts}) => {
    const {cause, fix} = {...api['x-errors'][errors[0] ?? ''], ...texts};
    const links = errors.flatMap((id) => [
      {type: 'break' as const},
      errorLink(id, [{type: 'inlineCode', value: errorName(api['x-errors'][id]!)}]),
    ]);
    return [
      cell([errorLink(statusId, [text(statusName(status))]), ...links]),
      cell(inline(cause!)),
      cell(inline(fix!)),
    ];
  });
}

/** Renders the examples of an error response in a closed `<details>`; nothing without examples. */
function errorExamples(
  api: OpenApi,
  [status, {content}]: StatusAndResponse,
  write: WriteText,
): Blocks {
  const examples = exampleBlocks(api, content);
  const label = write('operation.errorResponses', {status: statusName(status)});
  return examples.length > 0
    ? [component('details', {}, [component('summary', {}, [text(label)]), ...examples])]
    : [];
}

/** Renders the responses of an operation: successful ones, then a table of errors and their examples. */
export function responseBlocks(api: OpenApi, operation: Operation, write: WriteText): Blocks {
  const responses = Object.entries(operation.responses).map(
    ([status, response]): StatusAndResponse => [status, resolve(api, response)],
  );
  const successes = responses.filter(([status]) => status.startsWith('2'));
  // Skips `default`, which describes any other status for client generators, not for readers.
  const errors = responses.filter(([status]) => !status.startsWith('2') && status !== 'default');
  const head = [write('operation.status'), write('shared.cause'), write('shared.fix')];
  return [
    heading(2, write('operation.responses'), 'response'),
    ...successes.flatMap((response) => successBlocks(api, operation, response, write)),
    ...(errors.length > 0
      ? [
          heading(2, write('operation.errors'), 'errors'),
          table(
            head,
            errors.flatMap((response) => failureRows(api, response)),
          ),
          ...errors.flatMap((response) => errorExamples(api, response, write)),
        ]
      : []),
  ];
}
