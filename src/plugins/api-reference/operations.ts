import {closest} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {isDirective} from '../../lib/markdown/directives';
import {languageOfFile} from '../../site/contentPath';
import {fail} from '../../lib/markdown/fail';
import {loadDescription} from './description';
import {endpointLine, expandOperation, facts} from './expand';
import {endpoints, type Endpoint, type OpenApi} from './openapi';
import {siteFile} from '../../lib/siteFile';

/** The language of a page is that of its file: an untranslated page stays English in every site. */
const languageOf = (file: string): string => languageOfFile(siteFile(file));

/**
 * The operation as a page shows it. A page for a part of the readers, such as those with an old group,
 * names the role or plan that holds for them: `::operation{id="listMembers" plan="old"}`.
 *
 * `without` names the fields that these readers never get.
 *
 * @throws an error that names file and line when the description has no such role or plan.
 */
function forReaders(api: OpenApi, endpoint: Endpoint, directive: LeafDirective, file: string) {
  const operation = {...endpoint.operation};
  for (const fact of ['role', 'plan'] as const) {
    const name = directive.attributes?.[fact];
    if (name === undefined || name === null) {
      continue;
    }
    const known = Object.keys(api[`x-${fact}s`]);
    if (!known.includes(name)) {
      fail(
        file,
        directive,
        `static/openapi.yaml has no ${fact} "${name}" in x-${fact}s. Write one of: ${known.join(', ')}.`,
      );
    }
    operation[`x-${fact}`] = name;
  }
  operation.without = directive.attributes?.without?.split(' ');
  return {...endpoint, operation};
}

/**
 * Remark plugin: `::operation{id="uploadApp"}` becomes the operation's parameters, samples,
 * responses and errors; its method and path, and what to know before a call, open the page. All of it comes from the description
 * of the API (static/openapi.yaml) during the build.
 *
 * @throws an error that names file and line when the operation, or a role or plan of it, is unknown.
 */
export function operations() {
  return async (tree: Root, file: {path: string}) => {
    const index = tree.children.findIndex((node) => isDirective(node, 'operation'));
    const directive = tree.children[index] as LeafDirective | undefined;
    if (!directive) {
      return;
    }
    const id = directive.attributes?.id ?? '';
    const language = languageOf(file.path);
    const api = await loadDescription(language);
    const all = endpoints(api);
    const endpoint = all.find(({operation}) => operation.operationId === id);
    if (!endpoint) {
      const known = all.map(({operation}) => operation.operationId);
      fail(
        file.path,
        directive,
        `static/openapi.yaml has no operation "${id}". The nearest is ::operation{id="${closest(id, known)}"}.`,
      );
    }
    const shown = forReaders(api, endpoint, directive, file.path);
    tree.children.splice(index, 1, expandOperation(api, shown, language));
    tree.children.unshift(endpointLine(api, shown), facts(api, shown, language));
  };
}
