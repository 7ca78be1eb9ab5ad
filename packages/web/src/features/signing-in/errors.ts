import { parseEmail } from '@fairlead/core/person/email';

const EMAIL_ERRORS: Readonly<Record<string, string>> = {
  empty: 'Enter your email address',
};

const WRONG_EMAIL = 'Enter an email address in the correct format, like name@example.com';

/** What is wrong with a typed email address, in words, or undefined. */
export function emailError(typed: string): string | undefined {
  const parsed = parseEmail(typed);
  return parsed.ok ? undefined : (EMAIL_ERRORS[parsed.refusal] ?? WRONG_EMAIL);
}

const SENDING_ERRORS: Readonly<Record<string, string>> = {
  tooManyRequests: 'You have asked for several links. Wait a few minutes and try again',
  network: 'The link could not be sent. Check your connection and try again',
};

export function wordsForSendingFailure(type: string): string {
  return SENDING_ERRORS[type] ?? 'The link could not be sent. Try again in a few minutes';
}
