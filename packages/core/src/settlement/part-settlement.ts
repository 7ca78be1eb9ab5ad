import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { shareRemaining, type ShorterTerm } from './shorter-term.ts';

export type PartSettlementInput = {
  /** What was paid beyond everything due. */
  readonly payment: Pence;
  /** Owed at the borrowing rate: principal with the fee not earned yet, and interest booked to the day. */
  readonly balance: Pence;
  /** The statutory balance on the day, before the payment, unrounded. */
  readonly statutory: number;
  /** The option fee that is not paid yet; zero for a loan. */
  readonly optionFee: Pence;
  /** The option fee discounted at the APR from its due date to the day, unrounded; zero for a loan. */
  readonly discountedOptionFee: number;
  /** Given when the instalments stay and the term shortens; null when every instalment falls alike. */
  readonly shorterTerm: ShorterTerm | null;
};

export type PartSettlement = PartSettlementInput & {
  /** A full settlement when the payment reaches `settlesFor`. */
  readonly kind: 'part' | 'full';
  readonly settlesFor: Pence;
  /** The statutory presentValue of the instalments alone: `statutory` less `optionFeeWorth`. */
  readonly instalmentsPresentValue: number;
  readonly rebate: Pence;
  /** What interest and principal fall by together: payment and rebate, at maxRebate the balance. */
  readonly debtReduction: Pence;
  /** What is left of the payment: towards the option fee, or to be given back. */
  readonly excess: Pence;
};

/**
 * What a payment beyond everything due does to the debt (Consumer Credit Act 1974, ss.94(3), 95 and 97A). The
 * instalments ahead are presentValue S at the APR and B at the borrowing rate. A payment P takes S to S - P. Where every
 * instalment falls alike, B falls in the same proportion, and the part above P is the rebate, P x (B - S) / S. Where
 * the term shortens, the last instalments fall away, which bear maxRebate of the fee not earned yet, so the rebate is
 * larger (`shareKept`). Rounded up to the penny. The option fee stays as it is and is left out of S.
 */
export function partSettlement(input: PartSettlementInput): PartSettlement {
  const { payment, balance, statutory, optionFee, discountedOptionFee } = input;
  const instalmentsPresentValue = statutory - discountedOptionFee;
  const settlesFor = pence(Math.max(0, roundHalfUp(Math.min(statutory, balance + optionFee))));
  const about = { ...input, settlesFor, instalmentsPresentValue };
  if (payment >= settlesFor) {
    const rebate = pence(balance + optionFee - settlesFor);
    return { ...about, kind: 'full', rebate, debtReduction: balance, excess: pence(payment - settlesFor) };
  }
  const rebate = rebateOf(input, instalmentsPresentValue);
  const debtReduction = pence(Math.min(balance, payment + rebate));
  return { ...about, kind: 'part', rebate, debtReduction, excess: pence(payment + rebate - debtReduction) };
}

/** What float noise may add to a share of the balance: it never makes a penny of its own. */
const NOISE = 2 ** -40;

function rebateOf({ payment, balance, shorterTerm }: PartSettlementInput, presentValue: number): Pence {
  const maxRebate = Math.max(0, balance - payment);
  if (presentValue <= payment) return pence(maxRebate);
  const remaining = shorterTerm
    ? shareRemaining(shorterTerm, presentValue, presentValue - payment)
    : (presentValue - payment) / presentValue;
  const rebate = balance * (1 - remaining) - payment;
  return pence(Math.min(maxRebate, Math.max(0, Math.ceil(rebate - balance * NOISE))));
}
