import {closest} from 'fastest-levenshtein';
import type {Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {languageOfFile} from '../site/contentPath';
import {fail} from './fail';
import {loadDescription} from './operation/description';
import {endpointLine, expandOperation, facts} from './operation/expand';
import {endpoints} from './operation/openapi';
import {siteFile} from './siteFile';

/** The language of a page is that of its file: an untranslated page stays English in every site. */
const languageOf = (file: string): string => languageOfFile(siteFile(file));

const isOperation = (node: RootContent): node is LeafDirective =>
  node.type === 'leafDirective' && node.name === 'operation';

/**
 * Remark plugin: `::operation{id="uploadApp"}` becomes the operation's parameters, samples,
 * responses and errors; its method and path, and what to know before a call, open the page. All of it comes from the description
 * of the API (static/openapi.yaml) during the build.
 *
 * @throws an error that names file and line when the operation is unknown.
 */
export function operations() {
  return async (tree: Root, file: {path: string}) => {
    const index = tree.children.findIndex(isOperation);
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
    tree.children.splice(index, 1, expandOperation(api, endpoint, language));
    tree.children.unshift(endpointLine(api, endpoint), facts(api, endpoint, language));
  };
}
