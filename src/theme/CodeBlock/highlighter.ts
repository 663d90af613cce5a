/**
 * The theme's component, with Prism's languages. A patch (`src/patches/noHighlighter.ts`) removes the
 * theme's client module that would add the languages to every page.
 */
import type {ComponentType} from 'react';
import {Prism} from 'prism-react-renderer';
import type {Props} from '@theme/CodeBlock';
import includeLanguages from '@theme/prism-include-languages';
import CodeBlock from '@theme-original/CodeBlock';

includeLanguages(Prism);

export default CodeBlock as ComponentType<Props>;
