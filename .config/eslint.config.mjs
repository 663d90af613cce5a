import css from '@eslint/css';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of `src` that each folder must not import: imports go from the pages to the plugins to `lib` and `site`. */
const forbiddenImports = {
  site: ['client', 'components', 'lib', 'lint', 'patches', 'plugins', 'remark', 'theme'],
  lib: ['client', 'commands', 'components', 'lint', 'patches', 'plugins', 'remark', 'theme'],
  remark: ['client', 'commands', 'components', 'lint', 'patches', 'theme'],
  plugins: ['client', 'commands', 'lint', 'patches', 'theme'],
  components: ['commands', 'lint', 'patches', 'remark'],
  theme: ['commands', 'lint', 'patches', 'remark'],
  lint: ['client', 'commands', 'components', 'patches', 'theme'],
};

const scripts = ['**/*.{js,cjs,mjs,ts,tsx}'];

export default tseslint.config(
  {
    ignores: ['**/build/', '**/.docusaurus/', '**/.cache/', '**/node_modules/', 'test-results/'],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.css'],
    plugins: {css},
    language: 'css/css',
    rules: {
      ...css.configs.recommended.rules,
      // Custom properties come from Infima and from src/css/palette.css.
      'css/no-invalid-properties': ['error', {allowUnknownVariables: true}],
      // Browsers that don't know a property still show the text; PostCSS adds prefixes.
      'css/use-baseline': 'off',
    },
  },
  {
    files: scripts,
    extends: [tseslint.configs.recommended, jsxA11y.flatConfigs.recommended],
  },
  // Loaded by tools that read CommonJS.
  {files: ['**/*.{js,cjs}'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  // Compiles each file as React's compiler would, which is half of the linter's time elsewhere.
  {
    ...reactHooks.configs.flat.recommended,
    files: ['**/*.tsx', 'src/{client,components,pages,patches,theme}/**/*.ts'],
  },
  {
    files: scripts,
    plugins: {'@docusaurus': docusaurus},
    rules: {
      ...docusaurus.configs.recommended.rules,
      '@docusaurus/no-untranslated-text': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off', // our headings bring their own ids
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    },
  },
  ...Object.entries(forbiddenImports).map(([folder, others]) => ({
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(\\.\\./|@site/src/)+(${others.join('|')})(/|$)`,
              message: 'See src/README.md.',
            },
            {regex: '(^|/)tests/', message: 'Tests import src, never the other way.'},
          ],
        },
      ],
    },
  })),
  // Code of Node would stop the browser's bundle.
  {
    files: [
      'src/{client,components,pages,theme}/**/*.{ts,tsx}',
      'src/{plugins,patches}/*/client/**/*.{ts,tsx}',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {regex: '^(node:|(\\.\\./|@site/src/)+lib/)', message: 'This runs in the browser.'},
          ],
        },
      ],
    },
  },
);
