import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { shareKept, type ShorterTerm } from './shorter-term.ts';

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
  readonly optionFeeWorth: number;
  /** Given when the instalments stay and the term shortens; null when every instalment falls alike. */
  readonly shorterTerm: ShorterTerm | null;
};

export type PartSettlement = PartSettlementInput & {
  /** A full settlement when the payment reaches `settlesFor`. */
  readonly kind: 'part' | 'full';
  readonly settlesFor: Pence;
  /** The statutory worth of the instalments alone: `statutory` less `optionFeeWorth`. */
  readonly instalmentsWorth: number;
  readonly rebate: Pence;
  /** What interest and principal fall by together: payment and rebate, at most the balance. */
  readonly debtReduction: Pence;
  /** What is left of the payment: towards the option fee, or to be given back. */
  readonly excess: Pence;
};

/**
 * What a payment beyond everything due does to the debt (Consumer Credit Act 1974, ss.94(3), 95 and 97A). The
 * instalments ahead are worth S at the APR and B at the borrowing rate. A payment P takes S to S - P. Where every
 * instalment falls alike, B falls in the same proportion, and the part above P is the rebate, P x (B - S) / S. Where
 * the term shortens, the last instalments fall away, which bear most of the fee not earned yet, so the rebate is
 * larger (`shareKept`). Rounded up to the penny. The option fee stays as it is and is left out of S.
 */
export function partSettlement(input: PartSettlementInput): PartSettlement {
  const { payment, balance, statutory, optionFee, optionFeeWorth } = input;
  const instalmentsWorth = statutory - optionFeeWorth;
  const settlesFor = pence(Math.max(0, roundHalfUp(Math.min(statutory, balance + optionFee))));
  const about = { ...input, settlesFor, instalmentsWorth };
  if (payment >= settlesFor) {
    const rebate = pence(balance + optionFee - settlesFor);
    return { ...about, kind: 'full', rebate, debtReduction: balance, excess: pence(payment - settlesFor) };
  }
  const rebate = rebateOf(input, instalmentsWorth);
  const debtReduction = pence(Math.min(balance, payment + rebate));
  return { ...about, kind: 'part', rebate, debtReduction, excess: pence(payment + rebate - debtReduction) };
}

/** What float noise may add to a share of the balance: it never makes a penny of its own. */
const NOISE = 2 ** -40;

function rebateOf({ payment, balance, shorterTerm }: PartSettlementInput, worth: number): Pence {
  const most = Math.max(0, balance - payment);
  if (worth <= payment) return pence(most);
  const kept = shorterTerm ? shareKept(shorterTerm, worth, worth - payment) : (worth - payment) / worth;
  const rebate = balance * (1 - kept) - payment;
  return pence(Math.min(most, Math.max(0, Math.ceil(rebate - balance * NOISE))));
}
