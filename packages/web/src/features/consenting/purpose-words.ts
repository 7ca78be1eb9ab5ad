import type { Purpose } from '../../state/consent/consent.ts';
import { OWN_COUNTS } from '../../state/consent/third-parties.ts';
import type { PageSettings } from '../../state/page-settings.ts';

type PurposeWords = { legend: string; hint: string; yes: string; no: string };

/** Each purpose as the cookies page puts it. What a service does beyond these words needs a purpose of its own. */
export const PURPOSE_WORDS: Readonly<Record<Purpose, PurposeWords>> = {
  statistics: {
    legend: 'Statistics',
    hint: 'This is not used to show you adverts.',
    yes: 'Count my visits',
    no: 'Do not count my visits',
  },
  recording: {
    legend: 'Recordings of use',
    hint: 'Hotjar records how some visitors move through a page, so that we can fix what is hard to use. It doesn’t record text.',
    yes: 'Record my visits',
    no: 'Do not record my visits',
  },
  chat: {
    legend: 'Chat',
    hint: 'Intercom lets you write to us from a page. When you’re signed in, it receives your first name, your email address, your customer number and a code based on that number, so that we know it’s you.',
    yes: 'Offer me the chat',
    no: 'Do not load the chat',
  },
  faults: {
    legend: 'Error reports',
    hint: 'Sentry tells us when something breaks in your account pages: which page, and what failed. Names, email addresses and what you type are removed.',
    yes: 'Send error reports',
    no: 'Do not send error reports',
  },
};

const WHO_COUNTS = {
  google: 'Google Analytics counts visits and shows us which pages help.',
  us: 'We count how often each page is opened each day, and which advert or link visitors came from. The counts say nothing about you.',
} as const;

/** What a purpose means in this deployment. */
export function hintOf(purpose: Purpose, { thirdParties, countsPageViews }: PageSettings): string {
  const { hint } = PURPOSE_WORDS[purpose];
  if (purpose !== 'statistics') return hint;
  const counters = [
    ...(thirdParties.statistics === OWN_COUNTS ? [] : [WHO_COUNTS.google]),
    ...(countsPageViews ? [WHO_COUNTS.us] : []),
  ];
  return [...counters, hint].join(' ');
}
