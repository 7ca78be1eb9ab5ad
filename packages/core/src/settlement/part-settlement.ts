import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { shareRemaining, type ShorterTerm } from './shorter-term.ts';

export type PartSettlementInput = {
  /** The payment above everything due. */
  readonly payment: Pence;
  /** Balance at the borrowing rate: principal including the unearned fee, and interest booked to the day. */
  readonly balance: Pence;
  /** The statutory balance on that day, before the payment, unrounded. */
  readonly statutory: number;
  /** The unpaid option fee; zero for a loan. */
  readonly optionFee: Pence;
  /** The option fee discounted at the APR from its due date to the day, unrounded; zero for a loan. */
  readonly discountedOptionFee: number;
  /** Set when the instalment stays and the term shortens; null when every instalment is reduced. */
  readonly shorterTerm: ShorterTerm | null;
};

export type PartSettlement = PartSettlementInput & {
  /** 'full' when the payment reaches `settlesFor`. */
  readonly kind: 'part' | 'full';
  readonly settlesFor: Pence;
  /** Statutory present value of the instalments alone: `statutory` less `discountedOptionFee`. */
  readonly instalmentsPresentValue: number;
  readonly rebate: Pence;
  /** Reduction of interest and principal together: payment and rebate, limited to the balance. */
  readonly debtReduction: Pence;
  /** The rest of the payment: towards the option fee, or to be refunded. */
  readonly excess: Pence;
};

/**
 * The effect on the debt of a payment above everything due (Consumer Credit Act 1974, ss.94(3), 95 and 97A). The
 * present value of the future instalments is S at the APR and B at the borrowing rate. A payment P reduces S to
 * S - P. If every instalment is reduced, B falls in the same proportion, and the part above P is the rebate,
 * P x (B - S) / S. If the term shortens, the last instalments are paid off; they contain most of the unearned fee, so
 * the rebate is larger (`shareRemaining`). Rounded up to the penny. The option fee does not change and is not part of
 * S.
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

/** Relative float error in a share of the balance, which must not round up to a penny. */
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
