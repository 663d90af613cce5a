import {closest} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import {isDirective} from '../../lib/markdown/directives';
import {fail} from '../../lib/markdown/fail';
import {component, paragraph} from '../../lib/markdown/nodes';
import {siteFile} from '../../lib/siteFile';
import {languageOfFile} from '../../site/contentPath';
import {drawPicture, pictureNames, textsOf} from './draw';

export {diagrams} from './diagrams';
export {screens} from './screens';

/**
 * Remark plugin that replaces `::picture{name="workspace-parts"}` with the picture of that name, with the
 * texts of the page's language. The Markdown mirror gets the picture's title and description.
 *
 * @throws an error with file and line for an unknown name.
 */
export function pictures() {
  return (tree: Root, file: {path: string}) => {
    const language = languageOfFile(siteFile(file.path));
    for (const [index, node] of tree.children.entries()) {
      if (!isDirective(node, 'picture')) {
        continue;
      }
      const name = node.attributes?.name ?? '';
      if (!pictureNames.includes(name)) {
        fail(
          file.path,
          node,
          `No picture has the name "${name}". Did you mean "${closest(name, pictureNames)}"? The names are ${pictureNames.join(', ')}.`,
        );
      }
      const textOf = textsOf(name, language);
      const html = drawPicture(name, language);
      tree.children[index] = {
        ...component('StaticHtml', {as: 'figure', className: 'picture', html}),
        data: {plain: [paragraph(`**${textOf('title')}**`), paragraph(textOf('description'))]},
      };
    }
  };
}
