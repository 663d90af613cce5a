import path from 'node:path';
import {inModules, type Patch} from '../patch';

const here = (file: string) => path.join(__dirname, file);

/** Texts of the interface travel with the component that shows them, in the language that is built. */
export const inlinedTexts: Patch = {
  name: 'inlined-texts',
  replaces:
    '@docusaurus/core: lib/client/exports/Translate.js’ table (@generated/codeTranslations); calls of translate and the component Translate in the site, the theme and every plugin',
  why: 'Every Japanese page loads all texts of the interface, beside the English ones with their ids and descriptions.',
  saves: '1.1 kB, and 5.1 kB of a Japanese page',
  verified: ['3.9.2'],
  onlyForReaders: true,
  replacements: [
    {
      issuer: '@docusaurus/core/lib/client/',
      request: 'codeTranslations',
      file: here('client/noTexts.js'),
    },
  ],
  configure: ({context, isForReaders}) =>
    isForReaders
      ? {
          module: {
            rules: [
              {
                // Wherever a text is asked for: the table is empty for everyone.
                test: /\.[jt]sx?$/,
                enforce: 'pre',
                use: [
                  {
                    loader: here('inlineTexts.mjs'),
                    options: {
                      file: path.join(context.generatedFilesDir, 'codeTranslations.json'),
                    },
                  },
                ],
              },
            ],
          },
        }
      : {},
  holds: [
    inModules(/\.[jt]sx?$/, /\/\* texts inlined \*\//g, 'modules that ask @docusaurus/Translate'),
  ],
};
