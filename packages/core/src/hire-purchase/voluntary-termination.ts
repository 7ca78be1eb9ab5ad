import type { Day } from '../calendar/day.ts';
import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';

/**
 * The total price of hire purchase: deposit, all instalments and the option fee (Consumer Credit Act 1974, s.189).
 * `totalPayable` of the agreement includes the fee in its last payment.
 */
export function totalPrice({
  deposit,
  totalPayable,
}: {
  readonly deposit: Pence;
  readonly totalPayable: Pence;
}): Pence {
  return pence(deposit + totalPayable);
}

/** Half of the total price, half-up to the penny: what ending the agreement costs at most (s.100(1)). */
export function halfOf(price: Pence): Pence {
  return roundHalfUp(price / 2);
}

export type TerminationInput = {
  /** The goods are the hirer's: title, once certified, stays when a settlement is re-opened. */
  readonly hasTitlePassed: boolean;
  readonly terminatedOn: Day;
  /** The due date of the last payment. */
  readonly finalDueOn: Day;
  readonly totalPrice: Pence;
  /** The amount of the total price paid, including the deposit. */
  readonly paid: Pence;
  /** Due and unpaid. */
  readonly arrears: Pence;
  /** Set by the agreement or a court instead of the shortfall to one half; null when neither does. */
  readonly smallerSum: Pence | null;
  /** The lender's loss because the goods were not looked after with reasonable care. */
  readonly damage: Pence;
};

export type VoluntaryTermination = TerminationInput & {
  readonly half: Pence;
  /** The shortfall to one half once everything due is paid. */
  readonly shortfallToHalf: Pence;
  /** The payable part of that: less when a smaller sum was agreed or ordered. */
  readonly payableToHalf: Pence;
  readonly toPay: Pence;
};

/**
 * What a hirer owes after ending the agreement and returning the goods (Consumer Credit Act 1974, ss.99 and 100): the
 * arrears, which the termination does not cancel; the shortfall of the sums paid and due to one half of the total
 * price, or the smaller sum that the agreement or a court sets; and compensation for lack of reasonable care. So
 * without a smaller sum the first two add up to the greater of the arrears and half less the amount paid.
 * `lastPaymentDue`: the right has ended because the last payment is due. `titlePassed`: there is nothing to return; only
 * money is owed.
 */
export function voluntaryTermination(
  input: TerminationInput,
): Outcome<VoluntaryTermination, 'lastPaymentDue' | 'titlePassed'> {
  if (input.hasTitlePassed) return refuse('titlePassed');
  if (input.terminatedOn >= input.finalDueOn) return refuse('lastPaymentDue');
  const { paid, arrears, smallerSum, damage } = input;
  const half = halfOf(input.totalPrice);
  const shortfallToHalf = pence(Math.max(0, half - paid - arrears));
  const payableToHalf = pence(Math.min(shortfallToHalf, smallerSum ?? shortfallToHalf));
  const toPay = pence(arrears + payableToHalf + damage);
  return accept({ ...input, half, shortfallToHalf, payableToHalf, toPay });
}
