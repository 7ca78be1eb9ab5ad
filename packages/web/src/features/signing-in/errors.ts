const SENDING_ERRORS: Readonly<Record<string, string>> = {
  tooManyRequests: 'You have asked for several links. Wait a few minutes and try again',
  network: 'The link could not be sent. Check your connection and try again',
};

export function wordsForSendingFailure(type: string): string {
  return SENDING_ERRORS[type] ?? 'The link could not be sent. Try again in a few minutes';
}
