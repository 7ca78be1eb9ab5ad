const FAILURES: Readonly<Record<string, string>> = {
  codeWrong: 'That code is not the one we sent. Check the text message and enter it again',
  codeExpired: 'That code has expired. We have sent a new one',
  codeSpent: 'That code can no longer be used. We have sent a new one',
  tooManyRequests: 'Too many attempts. Wait a few minutes and try again',
  network: 'There is no connection. Check it and press Confirm again',
};

const SOMETHING_ELSE = 'The code could not be checked. Try again in a minute';

export function wordsForCodeFailure(type: string): string {
  return FAILURES[type] ?? SOMETHING_ELSE;
}
