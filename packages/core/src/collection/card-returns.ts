import { addWorkingDays } from '../calendar/working-days.ts';
import type { Day } from '../calendar/day.ts';
import { pence, type Pence } from '../money/pence.ts';

/**
 * Why money of a card payment went back, as the borrower reads it. The card service takes a disputed sum from us at
 * once, and gives it back if the dispute ends in our favour (https://docs.stripe.com/disputes/how-disputes-work).
 */
export const CARD_RETURNS = {
  'card-charge-back': 'The cardholder’s bank took this payment back.',
  'card-refunded': 'This payment was sent back to the card.',
} as const satisfies Readonly<Record<string, string>>;

export type CardReturnReason = keyof typeof CARD_RETURNS;

/** Whether a reason of a payment that was taken back is one of these. */
export function isCardReturn(reason: string): reason is CardReturnReason {
  return Object.hasOwn(CARD_RETURNS, reason);
}

/** Money of a card payment that went back, and whether it is still gone. */
export type CardReturn = {
  readonly amount: Pence;
  readonly on: Day;
  readonly isGone: boolean;
  readonly reason: CardReturnReason;
};

/**
 * What is left of a charge once everything that is gone has been taken from it: a dispute can be of a part, or, with the
 * bank's own fees and exchange rates, of more than the charge.
 */
export function leftOfCharge(charged: Pence, returns: readonly CardReturn[]): Pence {
  const gone = returns.filter(({ isGone }) => isGone).reduce((sum, { amount }) => sum + amount, 0);
  return pence(Math.max(0, charged - gone));
}

/** What can still be sent back of a card payment. */
export type RefundableCharge = { readonly id: string; readonly amount: Pence };

/** Working days without money after which an overpayment goes back: a Direct Debit can fail late until then. */
const QUIET_WORKING_DAYS = 5;

/** The first day on which an overpayment goes back to the card, after the last money arrived on a day. */
export function refundsFrom(lastReceivedOn: Day): Day {
  return addWorkingDays(lastReceivedOn, QUIET_WORKING_DAYS);
}

/**
 * The refunds that send a credit balance back to the cards that paid, the newest payment first, and to no card more
 * than it paid. What no card paid is left.
 * @param charges oldest first
 */
export function refundsOf(
  credit: Pence,
  charges: readonly RefundableCharge[],
): readonly { readonly id: string; readonly amount: Pence }[] {
  let left: number = credit;
  return charges.toReversed().flatMap(({ id, amount }) => {
    const part = Math.min(left, amount);
    left -= part;
    return part > 0 ? [{ id, amount: pence(part) }] : [];
  });
}
