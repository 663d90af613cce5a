import type {Link, PhrasingContent, Root} from 'mdast';
import {isDirective} from '../../lib/markdown/directives';
import {fail} from '../../lib/markdown/fail';
import {cell, heading, inline, table, termList, text, type Blocks} from '../../lib/markdown/nodes';
import {siteFile} from '../../lib/siteFile';
import {languageOfFile} from '../../site/contentPath';
import {textsIn, type WriteText} from '../../site/texts';
import {loadDescription} from './description';
import {
  endpoints,
  errorName,
  errorsOf,
  resolve,
  type ApiError,
  type Endpoint,
  type OpenApi,
} from './openapi';
import {keyPhrase} from './texts';

/** Returns a link to the page of an operation from a page at the top of the reference. */
const pageLink = ({operation}: Endpoint): Link => ({
  type: 'link',
  url: `${operation.externalDocs.url.replace(/^.*\/docs\/api\//, '')}.md`,
  children: [text(operation.summary)],
});

/** Returns one operation for each page: the first of those that share the page. */
function documentedEndpoints(api: OpenApi): Endpoint[] {
  const pages = endpoints(api).map(({operation}) => operation.externalDocs.url);
  return endpoints(api).filter((_, index) => pages.indexOf(pages[index]!) === index);
}

/** Renders `::permissions`: a table of the operations with their keys, roles, and plans. */
function permissions(api: OpenApi, write: WriteText): Blocks {
  const head = (['operation', 'key', 'role', 'plan'] as const).map((id) =>
    write(`operation.${id}`),
  );
  const rows = documentedEndpoints(api).map((endpoint) => [
    cell([pageLink(endpoint)]),
    cell([text(keyPhrase(endpoint.operation, write))]),
    cell(inline(api['x-roles'][endpoint.operation['x-role']]!)),
    cell(inline(api['x-plans'][endpoint.operation['x-plan']]!)),
  ]);
  return [table(head, rows)];
}

/** An error that the API description lists (`x-errors`), with the statuses and operations that return it. */
interface ErrorEntry {
  id: string;
  error: ApiError;
  statuses: string[];
  operations: Endpoint[];
}

/**
 * Returns the errors of the description, in the order of the description.
 *
 * @throws an error when a response names an error that the description doesn't have.
 */
export function errorEntries(api: OpenApi): ErrorEntry[] {
  const returned = documentedEndpoints(api).flatMap((endpoint) =>
    Object.entries(endpoint.operation.responses).flatMap(([status, response]) =>
      errorsOf(resolve(api, response)).map((id) => ({id, status, endpoint})),
    ),
  );
  const unknown = returned.find(({id}) => !api['x-errors'][id]);
  if (unknown) {
    const {id, status, endpoint} = unknown;
    throw new Error(
      `static/openapi.yaml: ${endpoint.operation.operationId}, ${status}: x-errors has no "${id}".`,
    );
  }
  return Object.entries(api['x-errors']).map(([id, error]) => {
    const uses = returned.filter((use) => use.id === id);
    return {
      id,
      error,
      statuses: [...new Set(uses.map(({status}) => status))].sort(),
      operations: [...new Set(uses.map(({endpoint}) => endpoint))],
    };
  });
}

/** Renders `::errors{status="404"}`. Renders an error with several statuses only for the first status. */
function errors(api: OpenApi, status: string, write: WriteText): Blocks {
  const total = documentedEndpoints(api).length;
  const comma = text(write('shared.comma'));
  // A row that says which field of the response has the text of the heading.
  const field = (name: string, value?: string): [string, PhrasingContent[] | undefined] => [
    `\`${name}\``,
    value ? [{type: 'inlineCode', value}] : undefined,
  ];
  return errorEntries(api)
    .filter(({statuses}) => statuses[0] === status)
    .flatMap(({id, error, statuses, operations}): Blocks => {
      const links = operations.flatMap((endpoint) => [comma, pageLink(endpoint)]).slice(1);
      const retry = error.retry === 'after-fix' ? 'afterFix' : error.retry;
      return [
        heading(3, `\`${errorName(error)}\``, id),
        termList([
          [
            write('operation.status'),
            statuses.length > 1 ? [text(statuses.join(write('shared.comma')))] : undefined,
          ],
          field('message', error.message),
          field('error_type', error.error_type),
          [write('shared.cause'), inline(error.cause)],
          [write('shared.fix'), inline(error.fix)],
          [write('operation.retry'), inline(write(`operation.retry.${retry}`))],
          [
            write('operation.returnedBy'),
            operations.length === total ? [text(write('operation.everyOperation'))] : links,
          ],
        ]),
      ];
    });
}

/**
 * Remark plugin: renders `::permissions` and `::errors{status="404"}` from the description of the API.
 *
 * @throws an error that names file and line when no error has the status.
 */
export function overviews() {
  return async (tree: Root, file: {path: string}) => {
    for (const directive of [...tree.children]) {
      if (!isDirective(directive, 'errors', 'permissions')) {
        continue;
      }
      const language = languageOfFile(siteFile(file.path));
      const api = await loadDescription(language);
      const write = textsIn(language);
      const status = directive.attributes?.status ?? '';
      const blocks =
        directive.name === 'permissions' ? permissions(api, write) : errors(api, status, write);
      if (blocks.length === 0) {
        fail(
          file.path,
          directive,
          `No error in static/openapi.yaml has the status "${status}". Write one that has, as in ::errors{status="404"}.`,
        );
      }
      tree.children.splice(tree.children.indexOf(directive), 1, ...blocks);
    }
  };
}
