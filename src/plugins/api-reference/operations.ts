import {closest} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {isDirective} from '../../lib/markdown/directives';
import {fail} from '../../lib/markdown/fail';
import {siteFile} from '../../lib/siteFile';
import {languageOfFile} from '../../site/contentPath';
import {loadDescription} from './description';
import {endpoints, type Endpoint, type OpenApi} from './openapi';
import {renderOperation} from './renderOperation';

/**
 * Finds the operation that a directive names, and applies the directive's role, plan, and omitted fields.
 *
 * @throws an error that names file and line when the description has no such operation, role, or plan.
 */
function findEndpoint(api: OpenApi, directive: LeafDirective, file: string): Endpoint {
  const {id, role, plan, without} = directive.attributes ?? {};
  const allEndpoints = endpoints(api);
  const endpoint = allEndpoints.find(({operation}) => operation.operationId === id);
  if (!endpoint) {
    const ids = allEndpoints.map(({operation}) => operation.operationId);
    fail(
      file,
      directive,
      `static/openapi.yaml has no operation "${id ?? ''}". The nearest is ::operation{id="${closest(id ?? '', ids)}"}.`,
    );
  }
  const operation = {...endpoint.operation, without: without?.split(' ')};
  for (const [attribute, value] of Object.entries({role, plan})) {
    const key = `x-${attribute as 'role' | 'plan'}` as const;
    const names = Object.keys(api[`${key}s`]);
    if (typeof value === 'string' && !names.includes(value)) {
      fail(
        file,
        directive,
        `static/openapi.yaml has no ${attribute} "${value}" in ${key}s. Write one of: ${names.join(', ')}.`,
      );
    }
    operation[key] = value ?? operation[key];
  }
  return {...endpoint, operation};
}

/**
 * Remark plugin: renders `::operation{id="uploadApp"}` from the description of the API. Moves method, path,
 * and requirements to the top of the page. On a page for some readers, such as members of an old group, the
 * directive names the role or plan of these readers, and fields that these readers never get:
 * `::operation{id="getOrganization" plan="old" without="enterprise"}`.
 *
 * @throws an error that names file and line when the operation, role, or plan doesn't exist.
 */
export function operations() {
  return async (tree: Root, file: {path: string}) => {
    const index = tree.children.findIndex((node) => isDirective(node, 'operation'));
    const directive = tree.children[index];
    if (!directive || !isDirective(directive, 'operation')) {
      return;
    }
    // The language of the file, because an untranslated page is in English on every language's site.
    const language = languageOfFile(siteFile(file.path));
    const api = await loadDescription(language);
    const {head, body} = renderOperation(api, findEndpoint(api, directive, file.path), language);
    tree.children.splice(index, 1, body);
    tree.children.unshift(...head);
  };
}
