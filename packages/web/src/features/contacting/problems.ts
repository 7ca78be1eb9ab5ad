import { MESSAGE_LIMITS } from '@fairlead/core/contact/contact-message';
import { EMAIL_ERRORS } from '@fairlead/core/person/email';
import { PHONE_ERRORS } from '@fairlead/core/person/uk-phone';
import { tooLongError, unreadableError } from '@fairlead/core/text/text-errors';
import type { MessageField } from './message-form.ts';

/** How a field can fail: nothing given, more than is taken, or not what was asked for. */
export type Failure = 'empty' | 'tooLong' | 'wrong';

const WHICH_TOPIC = 'Select what your message is about';

/** Every error of the form. Optional fields have no `empty` message. */
export const PROBLEMS = {
  name: {
    empty: 'Enter your name',
    tooLong: tooLongError('Name', MESSAGE_LIMITS.name),
    wrong: unreadableError('Name'),
  },
  email: {
    empty: EMAIL_ERRORS.empty,
    tooLong: tooLongError('Email address', MESSAGE_LIMITS.email),
    wrong: EMAIL_ERRORS.notAnEmail,
  },
  phone: {
    tooLong: tooLongError('Phone number', MESSAGE_LIMITS.phone),
    wrong: PHONE_ERRORS.notUkPhone,
  },
  topic: { empty: WHICH_TOPIC, wrong: WHICH_TOPIC },
  reference: {
    tooLong: tooLongError('Reference', MESSAGE_LIMITS.reference),
    wrong: unreadableError('Reference'),
  },
  message: {
    empty: 'Enter your message',
    tooLong: tooLongError('Message', MESSAGE_LIMITS.message),
    wrong: unreadableError('Message'),
  },
} as const satisfies Record<MessageField, Partial<Record<Failure, string>>>;

/** The words for a failure of a field. */
export function problemWords(field: MessageField, failure: Failure): string {
  const words: Readonly<Partial<Record<Failure, string>>> = PROBLEMS[field];
  return words[failure] ?? PROBLEMS[field].wrong;
}
