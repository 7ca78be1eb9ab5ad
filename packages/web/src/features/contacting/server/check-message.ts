import { contactMessageEndpoints } from '@fairlead/contract/contact-message';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { FIELDS, type MessageField, type Problems, type Typed } from '../message-form.ts';
import { problemWords, type Failure } from '../problems.ts';

export type Message = BodyOf<typeof contactMessageEndpoints.contactUs>;

const { shape } = contactMessageEndpoints.contactUs.body;

const OPTIONAL: readonly MessageField[] = ['phone', 'reference'];

export type CheckedMessage = { ok: true; value: Message } | { ok: false; problems: Problems };

/** The message for the API, or what is wrong with it, by field in the order of the form. */
export function checkMessage(typed: Typed): CheckedMessage {
  const filled = FIELDS.map((field) => [field, typed[field].trim()] as const).filter(
    ([field, value]) => value !== '' || !OPTIONAL.includes(field),
  );
  const problems = filled.flatMap(([field, value]) => {
    const failure = failureOf(field, value);
    return failure === null ? [] : [[field, problemWords(field, failure)] as const];
  });
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) };
  return { ok: true, value: contactMessageEndpoints.contactUs.body.parse(Object.fromEntries(filled)) };
}

function failureOf(field: MessageField, value: string): Failure | null {
  if (value === '') return 'empty';
  const read = shape[field].safeParse(value);
  if (read.success) return null;
  return read.error.issues.some(({ code }) => code === 'too_big') ? 'tooLong' : 'wrong';
}
