import type { Plant } from './plant.ts';

export const TYPES: readonly Plant[] = [
  {
    rule: 'TS2591',
    file: 'packages/core/src/node-types.ts',
    source: "import fs from 'node:fs';\n\nexport const A = fs;\n",
  },
  { rule: 'TS2584', file: 'packages/core/src/dom-types.ts', source: 'export const A = document.title;\n' },
  { rule: 'TS2304', file: 'packages/core/src/timer-types.ts', source: 'export const A = setInterval;\n' },
  {
    rule: 'TS2584',
    file: 'packages/contract/src/dom-types.ts',
    source: 'export const A = document.title;\n',
  },
  { rule: 'TS2591', file: 'packages/brands/src/node-types.ts', source: 'export const A = process.pid;\n' },
  { rule: 'TS2591', file: 'packages/web/src/node-types.ts', source: 'export const A = process.pid;\n' },
  {
    rule: 'TS2532',
    file: 'packages/core/src/unchecked-index.ts',
    source: 'export const f = (a: readonly string[]) => a[0].length;\n',
  },
  {
    rule: 'TS2375',
    file: 'packages/core/src/inexact-optional.ts',
    source: 'export const A: { a?: string } = { a: undefined };\n',
  },
  { rule: 'TS1294', file: 'packages/core/src/not-erasable.ts', source: 'export enum A {\n  B,\n}\n' },
  {
    rule: 'TS1484',
    file: 'packages/core/src/type-as-value.ts',
    source: "import { Pence } from './pence.ts';\n\nexport const f = (a: Pence) => a.whole;\n",
  },
  {
    rule: 'TS2322',
    file: 'packages/core/src/wrong-in-a-test.test.ts',
    source: "export const A: number = 'one';\n",
  },
];
