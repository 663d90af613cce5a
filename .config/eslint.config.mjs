import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {boundaries} from './boundaries.mjs';

export default tseslint.config(
  {
    ignores: ['**/build/', '**/.docusaurus/', '**/.cache/', '**/node_modules/', 'test-results/'],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  // Loaded by tools that read CommonJS.
  {files: ['**/*.{js,cjs}'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  // Compiles each file as React's compiler would, which is half of the linter's time elsewhere.
  {
    ...reactHooks.configs.flat.recommended,
    files: ['**/*.tsx', 'src/{client,components,pages,patches,theme}/**'],
  },
  {
    plugins: {'@docusaurus': docusaurus},
    rules: {
      ...docusaurus.configs.recommended.rules,
      '@docusaurus/no-untranslated-text': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off', // our headings bring their own ids
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    },
  },
  ...boundaries,
);
