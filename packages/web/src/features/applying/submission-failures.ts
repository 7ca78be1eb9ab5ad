type Words = { title: string; text: string; canRetry: boolean };

const ANSWERS_SAVED = 'Your answers are saved.';

/** Messages for failures that changing an answer cannot fix. */
const FAILURES: Readonly<Record<string, Words>> = {
  bureauUnavailable: {
    title: 'We can’t get your credit file at the moment',
    text: `The credit reference agency isn’t responding, so we couldn’t decide. You haven’t applied yet, and your credit score hasn’t changed. ${ANSWERS_SAVED}`,
    canRetry: true,
  },
  network: {
    title: 'We couldn’t reach our server',
    text: `Check your connection and try again. Trying again won’t send a second application. ${ANSWERS_SAVED}`,
    canRetry: true,
  },
  tooManyRequests: {
    title: 'Too many applications',
    text: `We limit how often you can apply. Try again later today or tomorrow. ${ANSWERS_SAVED}`,
    canRetry: false,
  },
  motorApplicationsNotOpen: {
    title: 'Applications for motor finance are not open yet',
    text: 'You can look at prices. Our home page will say when you can apply.',
    canRetry: false,
  },
};

const FAULT: Words = {
  title: 'Something went wrong on our side',
  text: `Try again in a few minutes. Trying again won’t send a second application. ${ANSWERS_SAVED}`,
  canRetry: true,
};

export function wordsForFailure(type: string): Words {
  return FAILURES[type] ?? FAULT;
}
