/**
 * Why this exists: `src/remark` produces nodes that ask for components by these names, and tables
 * scroll. Wraps the theme's list. What folds is the browser's own element: the theme's hides its content
 * with a script, and then neither a search nor the address of something in it opens it.
 */
import MDXComponents from '@theme-original/MDXComponents';
import DeviceScreen from '@site/src/plugins/pictures/client/DeviceScreen';
import Diagram from '@site/src/plugins/pictures/client/Diagram';
import PhoneCheck from '@site/src/plugins/phone-check/client/PhoneCheck';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeBlock from '@site/src/theme/CodeBlock';
import StaticHtml from '@site/src/components/StaticHtml';
import Table from '@site/src/components/Table';

export default {
  ...MDXComponents,
  CodeBlock,
  Tabs,
  TabItem,
  DeviceScreen,
  Diagram,
  PhoneCheck,
  details: 'details',
  Details: 'details',
  table: Table,
  Table,
  StaticHtml,
};
