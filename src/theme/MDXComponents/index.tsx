/**
 * Why this exists: Markdown pages use components that the theme doesn't provide under these names.
 * Wraps the theme's list; `src/markdown` produces the nodes that ask for them. What folds is the
 * browser's own element: the theme's hides its content with a script, and then neither a search nor
 * the address of something in it opens it.
 */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeBlock from '@site/src/components/CodeBlock';
import DeviceScreen from '@site/src/components/DeviceScreen';
import Diagram from '@site/src/components/Diagram';
import StaticHtml from '@site/src/patches/static-html/StaticHtml';
import Table from '@site/src/components/Table';

export default {
  ...MDXComponents,
  CodeBlock,
  Tabs,
  TabItem,
  DeviceScreen,
  Diagram,
  details: 'details',
  Details: 'details',
  table: Table,
  Table,
  StaticHtml,
};
