import {closest} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import {isDirective} from '../../lib/markdown/directives';
import {fail} from '../../lib/markdown/fail';
import {component, paragraph} from '../../lib/markdown/nodes';
import {siteFile} from '../../lib/siteFile';
import {languageOfFile} from '../../site/contentPath';
import {drawPicture, pictureNames, textsOf} from './draw';

export {diagrams} from './diagrams';
export {deviceScreens} from './screens';

/**
 * Remark plugin: `::picture{name="workspace-parts"}` becomes the picture of that name (`draw.ts`), drawn
 * during the build with the texts of the page's language. The Markdown mirror has its title and description.
 *
 * @throws an error that names file and line when there is no such picture.
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
      const say = textsOf(name, language);
      const html = drawPicture(name, language);
      tree.children[index] = {
        ...component('StaticHtml', {as: 'figure', className: 'picture', html}),
        data: {plain: [paragraph(`**${say('title')}**`), paragraph(say('description'))]},
      };
    }
  };
}
