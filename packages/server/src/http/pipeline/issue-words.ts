import type { z } from 'zod';

type Issue<C extends z.core.$ZodIssueCode> = Extract<z.core.$ZodRawIssue, { readonly code: C }>;

type Words = { readonly [C in z.core.$ZodIssueCode]: (issue: Issue<C>) => string };

/** What is asked for, by the kind that a schema expects. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object of named fields',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'Give the identifier exactly as you received it',
  datetime: 'Give a time in UTC, such as 2026-11-20T10:00:00Z',
};

/** How much of a text, a list or a number is asked for. */
const AMOUNTS: Readonly<Record<string, (limit: string, amount: string) => string>> = {
  string: (limit, amount) => `Use ${limit} ${counted(amount, 'character')}`,
  array: (limit, amount) => `Give ${limit} ${counted(amount, 'entry', 'entries')}`,
};

const counted = (amount: string, one: string, many = `${one}s`): string =>
  `${amount} ${amount === '1' ? one : many}`;

const amountWords = (origin: string, limit: string, amount: number | bigint): string =>
  (AMOUNTS[origin] ?? ((words, figure) => `Give ${words} ${figure}`))(limit, String(amount));

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `Give ${String(values[0])}` : `Give one of these: ${values.map(String).join(', ')}`;

const WORDS: Words = {
  invalid_type: ({ expected, input }) =>
    `${input === undefined ? 'This is missing. ' : ''}Give ${KINDS[expected] ?? 'a value of the right kind'}`,
  too_small: ({ origin, minimum, inclusive }) =>
    amountWords(origin, inclusive === false ? 'more than' : 'at least', minimum),
  too_big: ({ origin, maximum, inclusive }) =>
    amountWords(origin, inclusive === false ? 'less than' : 'at most', maximum),
  invalid_format: ({ format }) => FORMATS[format] ?? 'Check how this is written',
  not_multiple_of: ({ divisor }) => `Give a multiple of ${divisor}`,
  unrecognized_keys: () => 'This field is not known here',
  invalid_union: ({ options }) =>
    Array.isArray(options) ? oneOf(options) : 'Give one of the shapes that are taken here',
  invalid_value: ({ values }) => oneOf(values),
  invalid_key: () => 'Check the names in here',
  invalid_element: () => 'Check what is in here',
  custom: () => 'Check this value',
};

/** What is wrong with a field and what to do, where its schema has no words of its own. */
export function issueWords<C extends z.core.$ZodIssueCode>(issue: Issue<C>): string {
  return WORDS[issue.code](issue);
}
