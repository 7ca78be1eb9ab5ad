import type { Plant } from './plant.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'no-var': 'export var A = 1;\n',
  'prefer-const': 'let a = 1;\nexport const B = a;\n',
  'prefer-rest-params': 'export function f() {\n  return arguments[0] as unknown;\n}\n',
  'prefer-spread': 'export const f = (a: number[]) => Math.max.apply(Math, a);\n',
  'no-array-constructor': 'export const A: unknown[] = new Array(1, 2);\n',
  'no-unused-expressions': "export function f(a: string) {\n  a === 'one';\n}\n",
  'no-useless-constructor': 'export class A {\n  one = 1;\n  constructor() {}\n}\n',
  'no-empty-function': 'export function f() {}\n',
  'typescript/await-thenable': 'export async function f(a: number) {\n  return (await a) + 1;\n}\n',
  'typescript/no-array-delete': 'export function f(a: number[]) {\n  delete a[0];\n}\n',
  'typescript/no-base-to-string': 'export const f = (a: { b: number }) => String(a);\n',
  'typescript/no-deprecated':
    '/** @deprecated for a test */\nconst old = () => 1;\nexport const A = old();\n',
  'typescript/no-duplicate-enum-values': 'export enum A {\n  One = 1,\n  Two = 1,\n}\n',
  'typescript/no-duplicate-type-constituents': "export type A = 'one' | 'one';\n",
  'typescript/no-dynamic-delete':
    'export function f(a: Record<string, number>, key: string) {\n  delete a[key];\n}\n',
  'typescript/no-extra-non-null-assertion': 'export const f = (a?: { b: number }) => a!!.b;\n',
  'typescript/no-extraneous-class': 'export class A {}\n',
  'typescript/no-for-in-array':
    'export function f(a: number[]) {\n  for (const index in a) throw new Error(index);\n}\n',
  'typescript/no-implied-eval': "export const A = setTimeout('one()', 1);\n",
  'typescript/no-invalid-void-type': 'export type A = string | void;\n',
  'typescript/no-meaningless-void-operator': 'export const f = (act: () => void) => void act();\n',
  'typescript/no-misused-new': 'export interface A {\n  new (): A;\n}\n',
  'typescript/no-misused-promises': 'export const f = (act: () => Promise<boolean>) => (act() ? 1 : 2);\n',
  'typescript/no-misused-spread': 'export const f = (a: Promise<number>) => ({ ...a });\n',
  'typescript/no-mixed-enums': "export enum A {\n  One = 1,\n  Two = 'two',\n}\n",
  'typescript/no-namespace': 'export namespace A {\n  export const one = 1;\n}\n',
  'typescript/no-non-null-asserted-nullish-coalescing':
    'export const f = (a: { b?: number }) => a.b! ?? 1;\n',
  'typescript/no-non-null-asserted-optional-chain': 'export const f = (a?: { b: number }) => a?.b!;\n',
  'typescript/no-redundant-type-constituents': 'export type A = unknown | string;\n',
  'typescript/no-require-imports': "import fs = require('node:fs');\n\nexport const A = fs;\n",
  'typescript/no-this-alias':
    'export class A {\n  one = 1;\n  f() {\n    const self = this;\n    return self.one;\n  }\n}\n',
  'typescript/no-unnecessary-boolean-literal-compare': 'export const f = (a: boolean) => a === true;\n',
  'typescript/no-unnecessary-condition': 'export const f = (a: { b: number }) => a?.b;\n',
  'typescript/no-unnecessary-template-expression': "export const A = `${'one'} two`;\n",
  'typescript/no-unnecessary-type-arguments':
    'const f = <T = number>(a: T): T => a;\nexport const A = f<number>(1);\n',
  'typescript/no-unnecessary-type-assertion': 'export const f = (a: number) => a as number;\n',
  'typescript/no-unnecessary-type-constraint': 'export type A<T extends unknown> = T[];\n',
  'typescript/no-unnecessary-type-conversion': 'export const f = (a: string) => String(a);\n',
  'typescript/no-unsafe-argument': "export const A = Math.abs(JSON.parse('1'));\n",
  'typescript/no-unsafe-assignment': "export const A = JSON.parse('1');\n",
  'typescript/no-unsafe-call': "export const f = (): void => JSON.parse('1')();\n",
  'typescript/no-unsafe-declaration-merging':
    'export interface A {\n  one: number;\n}\nexport class A {\n  two = 2;\n}\n',
  'typescript/no-unsafe-enum-comparison':
    'enum A {\n  One = 1,\n}\nexport const f = (a: A, b: number) => a === b;\n',
  'typescript/no-unsafe-function-type': 'export type A = Function;\n',
  'typescript/no-unsafe-member-access': "export const A: unknown = JSON.parse('1').one;\n",
  'typescript/no-unsafe-return': "export const f = () => JSON.parse('1');\n",
  'typescript/no-useless-default-assignment': 'export const f = ({ a = 1 }: { a: number }) => a;\n',
  'typescript/no-wrapper-object-types': 'export type A = String;\n',
  'typescript/only-throw-error': "export function f() {\n  throw 'one';\n}\n",
  'typescript/prefer-as-const': "export const A = 'one' as 'one';\n",
  'typescript/prefer-literal-enum-member': 'const one = 1;\nexport enum A {\n  One = one,\n}\n',
  'typescript/prefer-namespace-keyword': 'export module A {\n  export const one = 1;\n}\n',
  'typescript/prefer-promise-reject-errors': "export const f = () => Promise.reject('one');\n",
  'typescript/prefer-reduce-type-parameter':
    'export const f = (a: string[]) => a.reduce((all, one) => [...all, one], [] as string[]);\n',
  'typescript/prefer-return-this-type':
    'export class A {\n  one = 1;\n  f(): A {\n    return this;\n  }\n}\n',
  'typescript/related-getter-setter-pairs':
    'export interface A {\n  get one(): string;\n  set one(to: number);\n}\n',
  'typescript/restrict-plus-operands': "export const f = (a: number) => a + 'one';\n",
  'typescript/return-await':
    'export async function f(act: () => Promise<number>) {\n  try {\n    return act();\n  } catch {\n    return 1;\n  }\n}\n',
  'typescript/triple-slash-reference': '/// <reference path="./one.ts" />\nexport const A = 1;\n',
  'typescript/unified-signatures':
    'export function f(a: number): number;\nexport function f(a: string): number;\nexport function f(a: number | string) {\n  return Number(a);\n}\n',
  'typescript/use-unknown-in-catch-callback-variable':
    'export const f = (a: Promise<number>) => a.catch((error) => console.error(error));\n',
  'typescript/adjacent-overload-signatures':
    'export interface A {\n  f(a: number): number;\n  g(): number;\n  f(a: string, b: string): number;\n}\n',
  'typescript/array-type': 'export type A = Array<string>;\n',
  'typescript/ban-tslint-comment': '// tslint:disable\nexport const A = 1;\n',
  'typescript/class-literal-property-style': "export class A {\n  get one() {\n    return 'one';\n  }\n}\n",
  'typescript/consistent-generic-constructors': 'export const A: Map<string, number> = new Map();\n',
  'typescript/consistent-indexed-object-style': 'export interface A {\n  [key: string]: number;\n}\n',
  'typescript/consistent-type-assertions': 'export const f = (a: unknown) => <string>a;\n',
  'typescript/dot-notation': "export const f = (a: { b: number }) => a['b'];\n",
  'typescript/no-confusing-non-null-assertion': 'export const f = (a?: number) => a! == 1;\n',
  'typescript/no-inferrable-types': 'export const f = (a: number = 1) => a;\n',
  'typescript/non-nullable-type-assertion-style': 'export const f = (a?: string) => a as string;\n',
  'typescript/prefer-find': 'export const f = (a: number[]) => a.filter((one) => one > 1)[0];\n',
  'typescript/prefer-for-of':
    'export function f(a: string[]) {\n  for (let i = 0; i < a.length; i++) console.log(a[i]);\n}\n',
  'typescript/prefer-function-type': 'export interface A {\n  (a: number): number;\n}\n',
  'typescript/prefer-includes': "export const f = (a: string) => a.indexOf('one') !== -1;\n",
  'typescript/prefer-optional-chain': 'export const f = (a: { b: number } | null) => a !== null && a.b;\n',
  'typescript/prefer-regexp-exec': 'export const f = (a: string) => a.match(/one/);\n',
  'typescript/prefer-string-starts-ends-with': "export const f = (a: string) => a[0] === 'o';\n",
};

/** What strict use of the language forbids, a violation of each. */
export const LINT_TYPESCRIPT: readonly Plant[] = Object.entries(SOURCES).map(([rule, source]) => ({
  rule,
  file: `packages/server/src/planted/${rule.replace('/', '-')}.ts`,
  source,
}));
