import type { Purpose } from '../../state/consent/consent.ts';

type PurposeWords = { legend: string; hint: string; yes: string; no: string };

/** Each purpose as the cookies page puts it. What a service does beyond these words needs a purpose of its own. */
export const PURPOSE_WORDS: Readonly<Record<Purpose, PurposeWords>> = {
  statistics: {
    legend: 'Statistics',
    hint: 'Google Analytics counts visits and shows us which pages help. It is not used to show you adverts.',
    yes: 'Count my visits',
    no: 'Do not count my visits',
  },
  recording: {
    legend: 'Recordings of use',
    hint: 'Hotjar records how some visitors move through a page, so that we can mend what is hard to use. Text is left out.',
    yes: 'My visits may be recorded',
    no: 'Do not record my visits',
  },
  chat: {
    legend: 'Chat',
    hint: 'Intercom lets you write to us from a page. When you are signed in, it is told your first name, your email address, the number of your account and a code worked out from that number, so that we know that it is you who writes.',
    yes: 'Offer me the chat',
    no: 'Do not load the chat',
  },
  faults: {
    legend: 'Reports of faults',
    hint: 'Sentry tells us when something breaks in your account pages: which page, and what failed. Names, email addresses and what you type are taken out.',
    yes: 'Report faults',
    no: 'Do not report faults',
  },
};
