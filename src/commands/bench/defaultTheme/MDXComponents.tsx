/** The components that the pages' Markdown asks for by name: the theme's own, and what is drawn. */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {DeviceScreen, Diagram} from '@site/src/plugins/pictures/client';
import StaticHtml from '@site/src/components/StaticHtml';

/** Belongs to one page, which the bench doesn't measure. */
const PhoneCheck = () => null;

export default {...MDXComponents, Tabs, TabItem, DeviceScreen, Diagram, PhoneCheck, StaticHtml};
