import { addDays, daysBetween, type Day } from '../calendar/day.ts';
import { londonDay, londonInstant, londonMinutes } from '../calendar/london.ts';

/**
 * Contacts about payments that a borrower has in any `days` days at most. The handbook gives no number, only that contact
 * is neither at unreasonable times nor against reasonable requests (FCA Handbook, CONC 7.9.4R): this is the lender’s own.
 * A payment that is missed brings a message before it, one when it fails and one with what can be done; of its second
 * attempt, what the bank answered is left.
 */
export const CONTACT_CAP = { contacts: 3, days: 10 } as const;

/** In minutes past midnight in London: between `from` and `until` of the next day no reminder is sent. */
export const QUIET_HOURS = { from: 20 * 60, until: 9 * 60 } as const;

/** The longest pause that a borrower can ask for, in days. It can be asked for again. */
export const LONGEST_PAUSE_DAYS = 30;

/** Why the contact ledger refused a reminder. */
export const CONTACT_REFUSALS = ['over-the-cap', 'paused', 'breathing-space', 'payment-traced'] as const;

export type ContactRefusal = (typeof CONTACT_REFUSALS)[number];

/** What is known of the borrower when a reminder is to be sent. */
export interface ContactFacts {
  readonly today: Day;
  /** The days of the contacts that were let through, statutory ones among them. */
  readonly contactedOn: readonly Day[];
  /** The last day of a pause that the borrower asked for. */
  readonly pausedUntil: Day | null;
  readonly isInBreathingSpace: boolean;
  /**
   * A payment that the borrower says they made is looked for. What is disputed on grounds that can be valid is not
   * pursued meanwhile (CONC 7.14.1R).
   */
  readonly isPaymentTraced: boolean;
}

/** Why a reminder is not sent to a borrower; null where it is. */
export function refusalOfReminder({
  today,
  contactedOn,
  pausedUntil,
  isInBreathingSpace,
  isPaymentTraced,
}: ContactFacts): ContactRefusal | null {
  if (isInBreathingSpace) return 'breathing-space';
  if (isPaymentTraced) return 'payment-traced';
  if (isPaused(pausedUntil, today)) return 'paused';
  const since = addDays(today, 1 - CONTACT_CAP.days);
  const inPeriod = contactedOn.filter((on) => on >= since && on <= today);
  return inPeriod.length >= CONTACT_CAP.contacts ? 'over-the-cap' : null;
}

/** Whether a pause that lasts until a day, that day included, is running. */
export function isPaused(pausedUntil: Day | null, today: Day): boolean {
  return pausedUntil !== null && pausedUntil >= today;
}

/** Whether a borrower can ask for a pause until a day. */
export function canPauseUntil(until: Day, today: Day): boolean {
  const days = daysBetween(today, until);
  return days >= 1 && days <= LONGEST_PAUSE_DAYS;
}

/** The instant at which a message can be sent that is ready at another (epoch milliseconds): itself, or the end of quiet hours. */
export function afterQuietHours(readyAt: number): number {
  const minutes = londonMinutes(readyAt);
  const today = londonDay(readyAt);
  if (minutes < QUIET_HOURS.until) return londonInstant(today, QUIET_HOURS.until);
  return minutes >= QUIET_HOURS.from ? londonInstant(addDays(today, 1), QUIET_HOURS.until) : readyAt;
}

/** What a borrower chose for reminders; without an answer, email. */
export interface ChannelChoice {
  readonly isTextWanted: boolean;
  /** The text takes the place of the email. */
  readonly isTextOnly: boolean;
}

/**
 * The channels of a reminder. A borrower who cannot be texted, or a reminder that has no text, goes by email, whatever was
 * chosen.
 */
export function channelsOf(
  { isTextWanted, isTextOnly }: ChannelChoice,
  canText: boolean,
): readonly ('email' | 'sms')[] {
  if (!isTextWanted || !canText) return ['email'];
  return isTextOnly ? ['sms'] : ['email', 'sms'];
}
