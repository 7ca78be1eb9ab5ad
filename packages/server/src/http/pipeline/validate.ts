import { UNSTORABLE, UNSTORABLE_MESSAGE } from '@fairlead/contract/wire/codecs';
import { z } from 'zod';
import { Fault } from './fault.ts';
import { issueWords } from './issue-words.ts';

type Fields = Record<string, string[]>;

/** Names come from the caller, `__proto__` among them, so they are gathered in a map. */
type Gathered = Map<string, string[]>;

const WHOLE = 'body';

/** Unknown names are the caller's own, as many and as long as the body holds: an answer repeats this much of them. */
const MOST_NAMES_SHOWN = 20;
const LONGEST_NAME_SHOWN = 100;

const dotted = (path: readonly PropertyKey[], root: string): string =>
  path.map((part) => String(part).slice(0, LONGEST_NAME_SHOWN)).join('.') || root;

/** Of a choice between shapes, what is wrong with the one that fits best. */
function ofClosestShape(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [closest] = issue.errors.toSorted((one, other) => one.length - other.length);
  return closest?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function addIssue(fields: Gathered, issue: z.core.$ZodIssue, root: string): void {
  const isUnknown = issue.code === 'unrecognized_keys';
  const keys = isUnknown ? issue.keys.slice(0, MOST_NAMES_SHOWN) : [];
  const paths = isUnknown ? keys.map((key) => [...issue.path, key]) : [issue.path];
  for (const path of paths) {
    const name = dotted(path, root);
    fields.set(name, [...(fields.get(name) ?? []), issue.message]);
  }
}

/** What is wrong with each field, by dotted path. */
function fieldsOf(error: z.core.$ZodError, root: string = WHOLE): Fields {
  const fields: Gathered = new Map();
  for (const issue of error.issues.flatMap(ofClosestShape)) addIssue(fields, issue, root);
  return Object.fromEntries(fields);
}

/** Text of validated input that PostgreSQL cannot store, at any depth that the schema has. */
function* unstorable(value: unknown, path: readonly string[]): Generator<string> {
  if (typeof value === 'string' && UNSTORABLE.test(value)) yield path.join('.') || WHOLE;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* unstorable(part, [...path, key]);
}

/** Refuses a name that a query or an object gives twice: readers differ in which of the values counts. */
export function givenTwice(path: readonly string[]): Fault {
  const name = dotted(path, WHOLE);
  return new Fault('validationFailed', {
    message: `Give ${name} once`,
    fields: { [name]: ['Give this once'] },
  });
}

function refuseFields(fields: Fields): never {
  throw new Fault('validationFailed', { message: `Check ${Object.keys(fields).join(', ')}`, fields });
}

/** Decodes input by its schema, or refuses it with what to correct. */
export function decode<S extends z.ZodType>(schema: S, input: unknown, root: string = WHOLE): z.output<S> {
  const result = z.safeDecode(schema, input as z.input<S>, { error: issueWords }); // what came over the wire is checked right here
  if (!result.success) refuseFields(fieldsOf(result.error, root));
  const [firstBad] = unstorable(result.data, []);
  if (firstBad !== undefined) refuseFields({ [firstBad]: [UNSTORABLE_MESSAGE] });
  return result.data;
}
