import type {BlockContent, DefinitionContent, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/**
 * A tree node that renders one of our components (`src/theme/MDXComponents`).
 *
 * @param name - the component's name.
 * @param props - its string properties; undefined ones are left out.
 * @param children - Markdown inside it.
 */
export function component(
  name: string,
  props: Record<string, string | undefined>,
  children: (BlockContent | DefinitionContent | PhrasingContent)[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElement['children'],
  };
}
