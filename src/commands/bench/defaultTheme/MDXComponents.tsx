/** The components that the pages' Markdown asks for by name: the theme's own, and what is drawn. */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import DeviceScreen from '@site/src/plugins/pictures/client/DeviceScreen';
import Diagram from '@site/src/plugins/pictures/client/Diagram';
import StaticHtml from '@site/src/components/StaticHtml';

export default {...MDXComponents, Tabs, TabItem, DeviceScreen, Diagram, StaticHtml};
