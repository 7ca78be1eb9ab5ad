import { pence, type Pence } from '../money/pence.ts';
import { fewestPence } from './fewest-pence.ts';
import { roundDown } from './round-down.ts';

export type PartSettlementInput = {
  /** The payment above everything due. */
  readonly payment: Pence;
  /** Balance at the borrowing rate: principal including the unearned fee, and interest booked to the day. */
  readonly balance: Pence;
  /** What is ahead is worth at the APR before the payment, unrounded; of a hire purchase with the option fee. */
  readonly worth: number;
  /** What it is worth after the payment and a rebate, unrounded; it falls as the rebate grows. */
  readonly worthWith: (rebate: number) => number;
};

export type PartSettlement = Omit<PartSettlementInput, 'worthWith'> & {
  /** 'full' when the payment reaches `settlesFor`. */
  readonly kind: 'part' | 'full';
  readonly settlesFor: Pence;
  readonly rebate: Pence;
  /** Unrounded pence of worth that the rebate could not take account of; they count towards later figures. */
  readonly rest: number;
  /** Reduction of interest and principal together: payment and rebate, limited to the balance. */
  readonly debtReduction: Pence;
  /** The rest of the payment: towards the option fee, or to be refunded. */
  readonly excess: Pence;
};

/**
 * The effect on the debt of a payment above everything due (Consumer Credit Act 1974, ss.94(3), 95 and 97A). What is
 * ahead is worth S at the APR and B at the borrowing rate, which is more, because the fee is spread over the term. A
 * payment P leaves instalments that are worth S - P: the settlement figure falls by the payment, however it is split.
 * B falls by more than P; the difference is the rebate, in the fewest whole pence that bring the worth down to S - P.
 */
export function partSettlement({ worthWith, ...input }: PartSettlementInput): PartSettlement {
  const { payment, balance, worth } = input;
  const settlesFor = pence(Math.max(0, roundDown(worth)));
  const isFull = payment >= settlesFor;
  const target = isFull ? 0 : worth - payment;
  const rebate = isFull
    ? Math.max(0, balance - settlesFor)
    : fewestPence(Math.max(0, balance - payment), target, worthWith);
  const debtReduction = Math.min(balance, payment + rebate);
  const excess = payment + rebate - debtReduction;
  return {
    ...input,
    kind: isFull ? 'full' : 'part',
    settlesFor,
    rebate: pence(rebate),
    rest: isFull ? 0 : target + excess - worthWith(rebate),
    debtReduction: pence(debtReduction),
    excess: pence(excess),
  };
}
