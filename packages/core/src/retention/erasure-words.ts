import { longDay } from '../calendar/display.ts';
import type { ErasedLater, ErasedNow, ErasurePlan, LaterErasure } from './erasure-plan.ts';
import { RETENTION_PERIODS } from './retention-periods.ts';
import { keptForWords } from './retention-words.ts';

// The page and the letter about an erasure request say the same.

const NOW_WORDS = {
  browsers: 'The browsers we recognise when you sign in. We’ll email you when you next sign in with one.',
  'sign-in-messages': 'Our messages with sign-in links and codes.',
  budgets: 'What you entered about your budget.',
  drafts:
    'Answers that you saved and didn’t send, if you’ve confirmed your email address with one of our links.',
  'marketing-choices': 'Your permission for reminders and offers: we’ll stop sending them.',
} as const satisfies Record<ErasedNow, string>;

/** What is erased when the borrower asks for it, in sentences. */
export function presentNow({ now }: Pick<ErasurePlan, 'now'>): readonly string[] {
  return now.map((what) => NOW_WORDS[what]);
}

type LaterWords = { name: (later: LaterErasure) => string; why: string; open: string };

const LOAN_YEARS = keptForWords(RETENTION_PERIODS.loans);
const APPLICATION_MONTHS = keptForWords(RETENTION_PERIODS.applications);

const MESSAGE_YEARS = keptForWords(RETENTION_PERIODS.contactMessages);

const LATER_WORDS = {
  loan: {
    name: ({ reference }) => `Your loan ${reference ?? ''}`.trim(),
    why: `A claim about a loan is possible for ${LOAN_YEARS} after it ends, so we keep its agreement, documents and payments.`,
    open: `${LOAN_YEARS} after the loan ends`,
  },
  application: {
    name: () => 'An application without a loan',
    why: `For ${APPLICATION_MONTHS} you can ask us to explain the decision or complain about it.`,
    open: `${APPLICATION_MONTHS} after the application ends`,
  },
  account: {
    name: () => 'Your account, contact details and our other messages',
    why: 'You need them to sign in and see what is listed above.',
    open: 'when the last of what is listed above is erased',
  },
  'contact-message': {
    name: ({ reference }) => `Your message ${reference ?? ''} and our emails about it`,
    why: `Any message can be a complaint, and we have to keep the record of a complaint for ${MESSAGE_YEARS}.`,
    open: `${MESSAGE_YEARS} after it arrived`,
  },
} as const satisfies Record<ErasedLater, LaterWords>;

export type KeptEntry = { key: string; name: string; why: string; until: string };

/** What stays, why as a sentence, and until when: a day, or words for an end that is still to come. */
export function presentLater({ later }: Pick<ErasurePlan, 'later'>): readonly KeptEntry[] {
  return later.map((entry) => {
    const words: LaterWords = LATER_WORDS[entry.what];
    return {
      key: `${entry.what} ${entry.reference ?? ''}`,
      name: words.name(entry),
      why: words.why,
      until: entry.until === null ? words.open : longDay(entry.until),
    };
  });
}
