import path from 'node:path';
import type {Patch} from '../patch';

const here = (file: string) => path.join(__dirname, file);

/** Code is coloured at build time (`src/remark/highlight.ts`), so no highlighter travels to readers. */
export const noHighlighter: Patch = {
  name: 'no-highlighter',
  replaces: 'prism-react-renderer, and @theme/prism-include-languages of the classic theme',
  why: 'Prism is a quarter of the script of every page.',
  saves: '29.1 kB',
  verified: ['3.9.2'],
  aliases: {
    '@theme/prism-include-languages': here('client/nothing.js?languages'),
    'prism-react-renderer$': here('client/nothing.js?renderer'),
  },
};
