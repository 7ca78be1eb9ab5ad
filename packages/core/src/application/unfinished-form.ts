import { addDays } from '../calendar/day.ts';
import { londonDay, londonMidnight } from '../calendar/london.ts';

/** The pages of the application form, each with what it asks for: an email says where the applicant stopped. */
export const FORM_PAGE_WORDS = {
  loan: 'how much you want to borrow',
  you: 'your name and date of birth',
  contact: 'how we can reach you',
  address: 'your address',
  'address-choose': 'your address',
  'address-manual': 'your address',
  'address-stay': 'how long you’ve lived at your address',
  'previous-address': 'your previous address',
  'previous-address-choose': 'your previous address',
  'previous-address-manual': 'your previous address',
  work: 'your work and income',
  home: 'your home and household',
  preferences: 'how you would like to hear from us',
  check: 'checking your answers',
} as const satisfies Record<string, string>;

export type FormPageName = keyof typeof FORM_PAGE_WORDS;

/** Days after the last change on which the applicant of an unfinished form is reminded of it. */
const REMINDER_DAYS = [1, 7] as const;

/** How long a link to an unfinished form works. */
export const DRAFT_LINK_DAYS = 7;

/**
 * An instant (epoch milliseconds) some days later, as long after midnight in London. The business clock counts days like
 * this, so a day on which the clocks change makes no difference.
 */
export function sameTimeAfter(instantMs: number, days: number): number {
  const from = londonDay(instantMs);
  return londonMidnight(addDays(from, days)) + instantMs - londonMidnight(from);
}

/**
 * When to remind next, by the last change of the form and the reminders that were sent; null after the last one. A
 * reminder that comes late leaves a day before the next.
 */
export function nextReminderAt(changedAtMs: number, sent: number, nowMs: number): number | null {
  const days = REMINDER_DAYS[sent];
  if (days === undefined) return null;
  const due = sameTimeAfter(changedAtMs, days);
  return sent === 0 ? due : Math.max(due, sameTimeAfter(nowMs, 1));
}
