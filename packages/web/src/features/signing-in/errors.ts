const SENDING_ERRORS: Readonly<Record<string, string>> = {
  tooManyRequests: 'You’ve asked for several links. Wait a few minutes and try again',
  network: 'We couldn’t send the link. Check your connection and try again',
};

export function wordsForSendingFailure(type: string): string {
  return SENDING_ERRORS[type] ?? 'We couldn’t send the link. Try again in a few minutes';
}
