import type { MessageField } from './message-form.ts';

/** How a field can fail: nothing given, more than is taken, or not what was asked for. */
export type Failure = 'empty' | 'tooLong' | 'wrong';

const atMost = (what: string) => (limit: number) =>
  `${what} must be ${limit.toLocaleString('en-GB')} characters or less`;

const unreadable = (what: string) => `${what} has characters that we cannot read. Type it again`;

/** Every error of the form: one wording for each field and failure. What may be left out is never empty. */
export const PROBLEMS = {
  name: { empty: 'Enter your name', tooLong: atMost('Name'), wrong: unreadable('Name') },
  email: {
    empty: 'Enter your email address',
    tooLong: atMost('Email address'),
    wrong: 'Enter an email address in the correct format, like name@example.com',
  },
  phone: {
    tooLong: atMost('Phone number'),
    wrong: 'Enter a UK phone number, like 01632 960 001 or 07700 900 982',
  },
  topic: { empty: 'Select what your message is about', wrong: 'Select what your message is about' },
  reference: { tooLong: atMost('Reference'), wrong: unreadable('Reference') },
  message: { empty: 'Enter your message', tooLong: atMost('Message'), wrong: unreadable('Message') },
} as const satisfies Record<MessageField, Partial<Record<Failure, string | ((limit: number) => string)>>>;

type Wordings = Readonly<Partial<Record<Failure, string | ((limit: number) => string)>>>;

/** The words for a failure of a field; `limit` is the most characters that it takes. */
export function problemWords(field: MessageField, failure: Failure, limit: number): string {
  const wordings: Wordings = PROBLEMS[field];
  const words = wordings[failure] ?? PROBLEMS[field].wrong;
  return typeof words === 'string' ? words : words(limit);
}
