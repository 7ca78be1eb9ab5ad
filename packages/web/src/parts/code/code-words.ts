import { isApiError } from '../../state/api-error.ts';

const FAILURES: Readonly<Record<string, string>> = {
  codeWrong: 'That code isn’t right. Check the text message and enter the code again',
  codeExpired: 'That code has expired. We’ve sent a new one',
  codeSpent: 'That code can no longer be used. We’ve sent a new one',
  tooManyRequests: 'Too many attempts. Wait a few minutes and try again',
  network: 'You seem to be offline. Check your connection and press Confirm again',
};

const SOMETHING_ELSE = 'We couldn’t check the code. Try again in a minute';

export function wordsForCodeFailure(type: string): string {
  return FAILURES[type] ?? SOMETHING_ELSE;
}

/** Whether a failed code can never be right, so that another has to be sent. */
export const needsNewCode = (type: string): boolean => type === 'codeExpired' || type === 'codeSpent';

/** Why no code could be sent. */
export function wordsForUnsentCode(error: unknown): string {
  return isApiError(error) && error.type === 'textsStopped'
    ? error.message
    : 'We couldn’t send the code. Ask for a new one in a minute.';
}

/** `ending` is the end of the mobile number. */
export function wordsForSentCode(ending: string, isAnother = false): string {
  return `We’ve sent ${isAnother ? 'another' : 'a'} code to your number ending ${ending}. It can take a minute to arrive.`;
}
