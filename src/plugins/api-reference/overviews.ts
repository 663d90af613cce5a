import type {Link, Root} from 'mdast';
import {isDirective} from '../../lib/markdown/directives';
import {languageOfFile} from '../../site/contentPath';
import {fail} from '../../lib/markdown/fail';
import {loadDescription} from './description';
import {cell, heading, inline, table, terms, text, type Blocks} from '../../lib/markdown/nodes';
import {
  endpoints,
  errorName,
  errorsOf,
  keysOf,
  resolve,
  type ApiError,
  type Endpoint,
  type OpenApi,
} from './openapi';
import {operationTexts, type OperationTexts} from './texts';
import {siteFile} from '../../lib/siteFile';

/** A link from a page at the top of the reference to the page of an operation. */
const pageLink = ({operation}: Endpoint): Link => ({
  type: 'link',
  url: `${operation.externalDocs.url.replace(/^.*\/docs\/api\//, '')}.md`,
  children: [text(operation.summary)],
});

/**
 * The operations that have a page of their own. Another form of a path leads to the page of the
 * documented form, which comes before it in the description.
 */
function documented(api: OpenApi): Endpoint[] {
  const pages = endpoints(api).map(({operation}) => operation.externalDocs.url);
  return endpoints(api).filter((_, index) => pages.indexOf(pages[index]!) === index);
}

/** `::permissions`: every operation that has a page, with its keys, role, and plan. */
function permissions(api: OpenApi, texts: OperationTexts): Blocks {
  return [
    table(
      [texts.operation, texts.key, texts.role, texts.plan],
      documented(api).map((endpoint) => [
        cell([pageLink(endpoint)]),
        cell([text(texts.keys(keysOf(endpoint.operation)))]),
        cell(inline(api['x-roles'][endpoint.operation['x-role']]!)),
        cell(inline(api['x-plans'][endpoint.operation['x-plan']]!)),
      ]),
    ),
  ];
}

/** An error of the description, with the statuses and the operations that return it. */
export interface ErrorEntry {
  id: string;
  error: ApiError;
  statuses: string[];
  operations: Endpoint[];
}

/**
 * The errors of the description, in its order: what the page of errors and any other page about them
 * show.
 *
 * @throws an error when a response names an error that the description does not explain.
 */
export function errorEntries(api: OpenApi): ErrorEntry[] {
  const entries = new Map(
    Object.entries(api['x-errors']).map(([id, error]): [string, ErrorEntry] => [
      id,
      {id, error, statuses: [], operations: []},
    ]),
  );
  for (const endpoint of documented(api)) {
    for (const [status, response] of Object.entries(endpoint.operation.responses)) {
      for (const id of errorsOf(resolve(api, response))) {
        const entry = entries.get(id);
        if (!entry) {
          throw new Error(
            `static/openapi.yaml: ${endpoint.operation.operationId}, ${status}: x-errors has no "${id}".`,
          );
        }
        entry.statuses = [...new Set([...entry.statuses, status])].sort();
        entry.operations = [...new Set([...entry.operations, endpoint])];
      }
    }
  }
  return [...entries.values()];
}

/** `::errors{status="404"}`: the errors of a status, each under its text; one with several under the first. */
function errors(api: OpenApi, texts: OperationTexts, status: string): Blocks {
  const all = documented(api).length;
  return errorEntries(api)
    .filter(({statuses}) => statuses[0] === status)
    .flatMap(({id, error, statuses, operations}): Blocks => [
      heading(3, `\`${errorName(error)}\``, id),
      terms([
        [texts.status, statuses.length > 1 ? [text(statuses.join(texts.comma))] : undefined],
        // The heading alone doesn't say in which of the two fields its text is.
        ...(['message', 'error_type'] as const).map(
          (field): [string, Link['children'] | undefined] => [
            `\`${field}\``,
            error[field] ? [{type: 'inlineCode', value: error[field]}] : undefined,
          ],
        ),
        [texts.cause, inline(error.cause)],
        [texts.fix, inline(error.fix)],
        [texts.retry, inline(texts.retries[error.retry])],
        [
          texts.returnedBy,
          operations.length === all
            ? [text(texts.everyOperation)]
            : operations.flatMap((endpoint, index) => [
                ...(index > 0 ? [text(texts.comma)] : []),
                pageLink(endpoint),
              ]),
        ],
      ]),
    ]);
}

/**
 * Remark plugin: `::permissions` becomes the table of all operations with their keys, roles and
 * plans, and `::errors{status="404"}` the errors of that status. Both come from the description of
 * the API (static/openapi.yaml) during the build.
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
      const texts = operationTexts(language);
      const status = directive.attributes?.status ?? '';
      const blocks =
        directive.name === 'permissions' ? permissions(api, texts) : errors(api, texts, status);
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
