import { accept, refuse, type Outcome } from '../outcome.ts';

/** A common local part, and a domain of at least two labels (length limits of RFC 5321, 4.5.3.1). */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_LOCAL_LENGTH = 64;
/** In characters. */
export const EMAIL_LIMIT = 254;

/** An email address in lower case, so that each mailbox has one user. */
export function parseEmail(text: string): Outcome<string, 'empty' | 'notAnEmail'> {
  const email = text.trim().toLowerCase();
  if (email === '') return refuse('empty');
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split('.');
  const isLocal = LOCAL.test(local) && local.length <= MAX_LOCAL_LENGTH;
  const isDomain =
    labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isLocal && isDomain && email.length <= EMAIL_LIMIT ? accept(email) : refuse('notAnEmail');
}

export const EMAIL_ERRORS = {
  empty: 'Enter your email address',
  notAnEmail: 'Enter an email address in the correct format, like name@example.com',
} as const;
