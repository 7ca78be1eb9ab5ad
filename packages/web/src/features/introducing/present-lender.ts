import { formatWholePounds } from '@fairlead/core/money/pounds';
import { percent } from '../../parts/loan/percent.ts';
import type { DeclinePartner } from '../../resources/declines/decline-partner.ts';

/** What the other lender receives, as the server sends it. */
export const DETAILS =
  'your name, date of birth, addresses, email address, mobile number, employment and income, and the loan you applied for';

/** FCA handbook, CONC 3.7.7R and 4.5.3R: in what capacity the lender acts, and that it can be paid. */
export function brokerSentence(lender: string): string {
  return `${lender} acts as a credit broker here, not as a lender. It works with a panel of lenders, not the whole market. It may be paid a commission if you borrow from the other lender. You pay nothing for the introduction.`;
}

/** FCA handbook, CONC 3.5.5R: rate and that it is fixed, charges, credit, duration, payments, total and APR. */
export function exampleWords({ example }: Pick<DeclinePartner, 'example'>): string {
  const { amount, term, interestRate, totalFees, monthlyCost, totalAmountPayable } = example;
  const fees = totalFees === 0 ? 'no fees' : `fees of ${formatWholePounds(totalFees)}`;
  return `Borrow ${formatWholePounds(amount)} over ${term} months at ${percent(interestRate)} a year, fixed, with ${fees}. ${term} payments of ${formatWholePounds(monthlyCost)}. Total payable ${formatWholePounds(totalAmountPayable)}.`;
}
