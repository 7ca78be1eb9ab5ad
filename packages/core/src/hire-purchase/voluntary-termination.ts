import type { Day } from '../calendar/day.ts';
import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';

/**
 * The total price of hire purchase: deposit, all instalments and the option fee (Consumer Credit Act 1974, s.189).
 * `totalPayable` is the agreement's, which has the fee in its last payment.
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

export type TerminationInput = {
  readonly terminatedOn: Day;
  /** When the last payment falls due. */
  readonly finalDueOn: Day;
  readonly totalPrice: Pence;
  /** Everything paid of the total price, deposit included. */
  readonly paid: Pence;
  /** Fallen due and not paid. */
  readonly arrears: Pence;
  /** The agreement or a court sets this instead of what is missing to one half; null when neither does. */
  readonly smallerSum: Pence | null;
  /** The lender's loss because the goods were not looked after with reasonable care. */
  readonly damage: Pence;
};

export type VoluntaryTermination = TerminationInput & {
  readonly half: Pence;
  /** What is still missing to one half when everything due has been paid. */
  readonly shortfallToHalf: Pence;
  /** What is asked of that: less where a smaller sum was agreed or ordered. */
  readonly payableToHalf: Pence;
  readonly toPay: Pence;
};

/**
 * What a hirer owes who ends the agreement and gives the goods back (Consumer Credit Act 1974, ss.99 and 100): the
 * arrears, which ending it does not wipe out; what the sums paid and due fall short of one half of the total price,
 * or the smaller sum that the agreement or a court sets; and compensation for lack of reasonable care. So without a
 * smaller sum the first two come to the greater of the arrears and half less what was paid. `lastPaymentDue`: the
 * right has ended, since the last payment has fallen due.
 */
export function voluntaryTermination(
  input: TerminationInput,
): Outcome<VoluntaryTermination, 'lastPaymentDue'> {
  if (input.terminatedOn >= input.finalDueOn) return refuse('lastPaymentDue');
  const { paid, arrears, smallerSum, damage } = input;
  const half = roundHalfUp(input.totalPrice / 2);
  const shortfallToHalf = pence(Math.max(0, half - paid - arrears));
  const payableToHalf = pence(Math.min(shortfallToHalf, smallerSum ?? shortfallToHalf));
  const toPay = pence(arrears + payableToHalf + damage);
  return accept({ ...input, half, shortfallToHalf, payableToHalf, toPay });
}
