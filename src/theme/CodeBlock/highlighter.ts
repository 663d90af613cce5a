/**
 * The theme's component, with Prism's languages. The theme's client module that adds the languages to
 * every page is left out by a patch (`src/patches/noHighlighter.ts`).
 */
import type {ComponentType} from 'react';
import {Prism} from 'prism-react-renderer';
import type {Props} from '@theme/CodeBlock';
import includeLanguages from '@theme/prism-include-languages';
import CodeBlock from '@theme-original/CodeBlock';

includeLanguages(Prism);

export default CodeBlock as ComponentType<Props>;
