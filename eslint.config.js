import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { projectPlugin } from './scripts/lint/project-plugin.ts';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**', 'bench/**'];
const PURE = ['packages/core/src/**/*.ts'];
const FRAMEWORK_FILES = [
  '*.config.{js,ts}',
  '{e2e,packages/*}/*.config.ts',
  '.dependency-cruiser.mjs',
  'packages/web/src/{root,routes,entry.client,entry.server}.{ts,tsx}',
  'packages/web/src/**/*{Screen,Layout,Page}.tsx',
];

const WRITTEN_BY_SCRIPTS = ['packages/contract/src/wire/client-endpoints.ts'];

const IMPURE_GLOBALS = [
  'Date',
  'performance',
  'process',
  'crypto',
  'console',
  'fetch',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Buffer',
];

const FOCUSED_TESTS = ['test', 'it', 'describe'].flatMap((object) =>
  ['only', 'skip', 'todo', 'fixme'].map((property) => ({ object, property, message: 'Every test runs.' })),
);

const CAMEL_CASE_REFUSALS = {
  selector: 'CallExpression[callee.name="refuse"] > Literal:first-child[value=/[^a-zA-Z]/]',
  message: 'A refusal has one name from core to the browser, in camel case.',
};

export default defineConfig(
  globalIgnores(['**/build/', '**/.react-router/', '**/.cache/', '.data/', 'test-results/']),
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { project: projectPlugin },
    rules: {
      'project/file-name': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      'no-restricted-properties': ['error', ...FOCUSED_TESTS],
      'no-restricted-syntax': ['error', CAMEL_CASE_REFUSALS],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'no-param-reassign': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Pence is a branded number, which the rule takes for something else.
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/migrations/**'],
    rules: { 'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['packages/brands/**'],
    rules: { 'project/no-brand-comparison': 'error', 'project/no-colour-literal': 'error' },
  },
  {
    files: PURE,
    ignores: [...TESTS, '**/sample-*.ts'],
    rules: { 'project/doc-comment': 'error' },
  },
  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE_GLOBALS.map((name) => ({ name, message: 'core is pure: take it as a parameter.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'core is pure: take it as a parameter.' },
      ],
    },
  },
  {
    files: ['packages/{ui,web}/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': [
        'error',
        CAMEL_CASE_REFUSALS,
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The content security policy forbids style attributes: use a class or a data attribute.',
        },
      ],
    },
  },
  { files: WRITTEN_BY_SCRIPTS, rules: { 'max-lines': 'off' } },
  { files: FRAMEWORK_FILES, rules: { 'no-restricted-exports': 'off' } },
  { files: TESTS, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
