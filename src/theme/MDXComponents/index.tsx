/**
 * Why this exists: wraps the theme's list of components to add the components that remark plugins render by
 * name, and a table that scrolls. Uses native `<details>`, because find-in-page and links to fragments can't
 * open the theme's component, which hides its content with JavaScript.
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
