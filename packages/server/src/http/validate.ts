import { z } from 'zod';
import { Fault } from './fault.ts';

type Fields = Record<string, string[]>;

const WHOLE = 'body';

const dotted = (path: readonly PropertyKey[], root: string): string => path.map(String).join('.') || root;

function addIssue(fields: Fields, issue: z.core.$ZodIssue, root: string): void {
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  const message = issue.code === 'unrecognized_keys' ? 'This field is not known here' : issue.message;
  for (const path of paths) (fields[dotted(path, root)] ??= []).push(message);
}

/** What is wrong with each field, by dotted path. */
export function fieldsOf(error: z.core.$ZodError, root: string = WHOLE): Fields {
  const fields: Fields = {};
  for (const issue of error.issues) addIssue(fields, issue, root);
  return fields;
}

const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Text of validated input that PostgreSQL cannot keep, wherever it stands. Its depth is the schema's. */
function* unstorable(value: unknown, path: readonly string[]): Generator<string> {
  if (typeof value === 'string' && UNSTORABLE.test(value)) yield path.join('.') || WHOLE;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* unstorable(part, [...path, key]);
}

function refuseFields(fields: Fields): never {
  throw new Fault('validationFailed', { message: `Check ${Object.keys(fields).join(', ')}`, fields });
}

/** Decodes input by its schema, or refuses it with what to mend. */
export function decode<S extends z.ZodType>(schema: S, input: unknown, root: string = WHOLE): z.output<S> {
  const result = z.safeDecode(schema, input as z.input<S>); // what came over the wire is checked right here
  if (!result.success) refuseFields(fieldsOf(result.error, root));
  const [firstBad] = unstorable(result.data, []);
  if (firstBad !== undefined) refuseFields({ [firstBad]: ['Remove the characters that cannot be stored'] });
  return result.data;
}
