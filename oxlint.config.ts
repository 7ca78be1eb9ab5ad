import { defineConfig, type OxlintConfig } from 'oxlint';
import { REACT_RULES, TYPESCRIPT_RULES } from './scripts/lint/rule-names.ts';

type Rules = NonNullable<OxlintConfig['rules']>;

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/double/**', 'e2e/**', 'bench/**'];
const PURE = ['packages/core/src/**/*.ts'];
const FRAMEWORK_FILES = [
  '*.config.{js,ts}',
  '{e2e,packages/*}/*.config.ts',
  '.dependency-cruiser.mjs',
  'packages/web/src/{root,routes,entry.client,entry.server}.{ts,tsx}',
  'packages/web/src/**/*{Screen,Layout,Page}.tsx',
];

const TABLES_OF_PATHS = ['packages/web/src/paths.ts', 'packages/contract/src/web/account-paths.ts'];

const WRITTEN_BY_SCRIPTS = [
  'packages/contract/src/wire/client-endpoints/*.ts',
  'packages/contract/src/wire/open-errors.ts',
];

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

const EVERYWHERE: Rules = {
  'project/file-name': 'error',
  'project/no-lint-comment': 'error',
  'project/refusal-name': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
  'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
  'no-restricted-properties': ['error', ...FOCUSED_TESTS],
  'max-lines': ['error', { max: 300 }],
  eqeqeq: 'error',
  'object-shorthand': 'error',
  'prefer-template': 'error',
  'no-param-reassign': 'error',
};

const on = (names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [name, 'error' as const]));

const TYPESCRIPT: Rules = {
  ...on(TYPESCRIPT_RULES),
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
  'typescript/ban-ts-comment': ['error', { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true }],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
  'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};

const REACT: Rules = { ...on(REACT_RULES), 'project/no-style-attribute': 'error' };

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./scripts/lint/project-plugin.ts'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, respectEslintDisableDirectives: false },
  ignorePatterns: [
    '**/node_modules/',
    '**/build/',
    '**/.react-router/',
    '**/.cache/',
    '.data/',
    'test-results/',
  ],
  rules: EVERYWHERE,
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: TYPESCRIPT },
    {
      files: ['packages/*/src/**/*.{ts,tsx}'],
      excludeFiles: [...TESTS, '**/migrations/**'],
      rules: { 'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: ['packages/*/src/**/*.{ts,tsx}'],
      excludeFiles: ['packages/brands/**'],
      rules: { 'project/no-brand-comparison': 'error', 'project/no-colour-literal': 'error' },
    },
    {
      files: ['packages/*/src/**/*.{ts,tsx}'],
      excludeFiles: [...TESTS, ...TABLES_OF_PATHS],
      rules: { 'project/no-path-literal': 'error' },
    },
    {
      files: PURE,
      excludeFiles: [...TESTS, '**/sample-*.ts'],
      rules: { 'project/doc-comment': 'error' },
    },
    {
      files: PURE,
      excludeFiles: TESTS,
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
      files: ['packages/providers/src/**/*.ts'],
      excludeFiles: [...TESTS, 'packages/providers/src/outbound/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'Live adapters call through outbound/.' },
        ],
      },
    },
    { files: ['packages/{ui,web}/src/**/*.{ts,tsx}'], rules: REACT },
    {
      files: ['packages/{ui,web}/src/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: {
        'no-restricted-properties': [
          'error',
          { property: 'toLocaleString', message: 'It takes 25 ms to start in a browser: use wholeNumber.' },
        ],
      },
    },
    { files: WRITTEN_BY_SCRIPTS, rules: { 'max-lines': 'off' } },
    {
      files: [...FRAMEWORK_FILES, 'scripts/lint/project-plugin.ts'],
      rules: { 'no-restricted-exports': 'off' },
    },
    { files: TESTS, rules: { 'typescript/no-non-null-assertion': 'off' } },
  ],
});
