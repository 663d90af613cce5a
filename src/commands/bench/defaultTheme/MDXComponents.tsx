/** The components that the pages' Markdown asks for by name: the theme's own, and the diagram. */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Diagram from '@site/src/components/Diagram';

export default {...MDXComponents, Tabs, TabItem, Diagram};
