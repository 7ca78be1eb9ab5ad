const FAILURES: Readonly<Record<string, string>> = {
  codeWrong: 'That code is not the one we sent. Check the text message and enter it again',
  codeExpired: 'That code has expired. We have sent a new one',
  codeSpent: 'That code can no longer be used. We have sent a new one',
  tooManyRequests: 'There were too many tries. Wait a few minutes and try again',
  network: 'There is no connection. Check it and press Confirm again',
};

const SOMETHING_ELSE = 'The code could not be checked. Try again in a minute';

export function isWholeCode(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

export function codeError(typed: string): string | undefined {
  if (isWholeCode(typed)) return undefined;
  return typed === '' ? 'Enter the 6-digit code' : 'The code must be 6 digits, like 123456';
}

export function wordsForCodeFailure(type: string): string {
  return FAILURES[type] ?? SOMETHING_ELSE;
}
