import type { Plant } from './plant.ts';

const statements = (count: number): string =>
  Array.from({ length: count }, (_, index) => `  total += ${index};`).join('\n');

export const LINT: readonly Plant[] = [
  { rule: 'project/file-name', file: 'packages/core/src/camelCase.ts', source: 'export const A = 1;\n' },
  {
    rule: 'project/doc-comment',
    file: 'packages/core/src/undocumented.ts',
    source: '// A note.\nexport function one(): number {\n  return 1;\n}\n',
  },
  {
    rule: 'project/no-colour-literal',
    file: 'packages/web/src/app/hex.ts',
    source: "export const A = '#1a2b3c';\n",
  },
  {
    rule: 'project/no-colour-literal',
    file: 'packages/ui/src/button/css-text.ts',
    source: 'export const A = `color: oklch(0.7 0.1 200)`;\n',
  },
  {
    rule: 'project/no-brand-comparison',
    file: 'packages/web/src/app/brand-if.ts',
    source: "export const isShop = (id: string) => id === 'asda';\n",
  },
  {
    rule: 'project/no-brand-comparison',
    file: 'packages/server/src/http/brand-switch.ts',
    source:
      "export function f(id: string) {\n  switch (id) {\n    case 'asda':\n      return 1;\n    default:\n      return 2;\n  }\n}\n",
  },
  {
    rule: 'project/no-path-literal',
    file: 'packages/web/src/app/address.ts',
    source: "export const A = '/login?token=x';\n",
  },
  {
    rule: 'project/no-path-literal',
    file: 'packages/server/src/http/address-in-text.ts',
    source: 'export const f = (origin: string) => `${origin}/account/borrow`;\n',
  },
  {
    rule: 'no-restricted-globals',
    file: 'packages/core/src/new-date.ts',
    source: 'export const A = new Date();\n',
  },
  {
    rule: 'no-restricted-globals',
    file: 'packages/core/src/date-now.ts',
    source: 'export const A = Date.now();\n',
  },
  {
    rule: 'no-restricted-globals',
    file: 'packages/core/src/machine.ts',
    source: 'export const A = process.env;\n',
  },
  {
    rule: 'no-restricted-globals',
    file: 'packages/providers/src/sms/careless.ts',
    source: "export const ask = () => fetch('https://api.example');\n",
  },
  {
    rule: 'no-restricted-properties',
    file: 'packages/core/src/chance.ts',
    source: 'export const A = Math.random();\n',
  },
  {
    rule: 'no-restricted-properties',
    file: 'packages/core/src/focused.test.ts',
    source: "import { test } from 'vitest';\n\ntest.only('one', () => undefined);\n",
  },
  { rule: 'no-restricted-exports', file: 'packages/core/src/default.ts', source: 'export default 1;\n' },
  {
    rule: 'project/no-style-attribute',
    file: 'packages/ui/src/button/Styled.tsx',
    source: 'export function Styled() {\n  return <b style={{ margin: 0 }}>x</b>;\n}\n',
  },
  {
    rule: 'project/refusal-name',
    file: 'packages/core/src/loan/kebab-refusal.ts',
    source: "import { refuse } from '../outcome.ts';\n\nexport const planted = refuse('loan-in-arrears');\n",
  },
  ...['/* ox' + 'lint-disable */', '// ox' + 'lint-disable-next-line project/no-lint-comment'].map(
    (comment, index) => ({
      rule: 'project/no-lint-comment',
      file: `packages/core/src/silenced-${index}.ts`,
      source: `${comment}\nexport const A = 1;\n`,
    }),
  ),
  {
    rule: 'no-warning-comments',
    file: 'packages/core/src/later.ts',
    source: '// TO' + 'DO: later\nexport const A = 1;\n',
  },
  {
    rule: 'max-lines-per-function',
    file: 'packages/core/src/long-function.ts',
    source: `export function f() {\n  let total = 0;\n${statements(70)}\n  return total;\n}\n`,
  },
  {
    rule: 'max-lines',
    file: 'packages/core/src/long-file.ts',
    source: 'export {};\n'.padEnd(320, '// one more line\n') + '//\n'.repeat(300),
  },
  {
    rule: 'eqeqeq',
    file: 'packages/core/src/loose.ts',
    source: 'export const f = (a: string, b: string) => a == b;\n',
  },
  {
    rule: 'object-shorthand',
    file: 'packages/core/src/longhand.ts',
    source: 'const a = 1;\nexport const o = { a: a };\n',
  },
  {
    rule: 'prefer-template',
    file: 'packages/core/src/joined.ts',
    source: "export const f = (a: string) => 'a ' + a;\n",
  },
  {
    rule: 'no-param-reassign',
    file: 'packages/core/src/reassigned.ts',
    source: 'export function f(a: number) {\n  a = 2;\n  return a;\n}\n',
  },
  {
    rule: 'typescript/no-explicit-any',
    file: 'packages/core/src/anything.ts',
    source: 'export const f = (a: any): unknown => a;\n',
  },
  {
    rule: 'typescript/no-non-null-assertion',
    file: 'packages/core/src/surely.ts',
    source: 'export const f = (a?: string) => a!;\n',
  },
  {
    rule: 'typescript/ban-ts-comment',
    file: 'packages/core/src/hushed.ts',
    source: '// @ts-' + 'ignore\nexport const A: string = 1;\n',
  },
  {
    rule: 'typescript/no-floating-promises',
    file: 'packages/server/src/http/forgotten.ts',
    source: 'const save = async () => 1;\nexport function f() {\n  save();\n}\n',
  },
  {
    rule: 'no-unused-vars',
    file: 'packages/core/src/unused.ts',
    source: 'const forgotten = 1;\nexport const A = 2;\n',
  },
  {
    rule: 'typescript/consistent-type-imports',
    file: 'packages/core/src/type-import.ts',
    source: "import { Pence } from './pence.ts';\n\nexport const f = (a: Pence) => a.whole;\n",
  },
  {
    rule: 'typescript/restrict-template-expressions',
    file: 'packages/core/src/object-in-text.ts',
    source: 'export const f = (a: { b: number }) => `${a}`;\n',
  },
  {
    rule: 'typescript/no-confusing-void-expression',
    file: 'packages/server/src/http/void.ts',
    source: 'const act = (): void => undefined;\nexport const A = [act()];\n',
  },
  {
    rule: 'typescript/no-empty-object-type',
    file: 'packages/core/src/anything-but-null.ts',
    source: 'export const f = (a: {}) => a;\n',
  },
  {
    rule: 'typescript/prefer-nullish-coalescing',
    file: 'packages/core/src/zero-counts.ts',
    source: 'export const f = (a: number | undefined) => a || 1;\n',
  },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    file: 'packages/core/src/not-exhaustive.ts',
    source:
      "export function f(a: 'x' | 'y') {\n  switch (a) {\n    case 'x':\n      return 1;\n  }\n  return 2;\n}\n",
  },
];
