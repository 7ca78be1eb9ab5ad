import { displayDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan, Transaction } from '../../resources/loan.ts';

/** Which way the money went, as the amount says it. */
const AMOUNTS: Readonly<Record<Transaction['kind'], (amount: string) => string>> = {
  payout: (amount) => `${amount} to you`,
  'payout-returned': (amount) => `${amount} back to us`,
  repayment: (amount) => `${amount} from you`,
  'repayment-failed': () => 'Nothing taken',
  'repayment-returned': (amount) => `${amount} returned`,
  refund: (amount) => `${amount} to you`,
};

function lineOf({
  id,
  kind,
  description,
  method,
  valueOn,
  happenedOn,
  amount,
  reason,
  outstandingAfter,
}: Transaction) {
  const money = formatWholePounds(amount);
  return {
    id,
    happenedOn: displayDay(happenedOn),
    valueOn: displayDay(valueOn),
    description: [kind === 'repayment-failed' ? `${description}: ${money}` : description, reason]
      .filter(Boolean)
      .join('. '),
    method,
    amount: AMOUNTS[kind](money),
    outstandingAfter: formatPounds(outstandingAfter),
    hasReceipt: kind === 'repayment',
  };
}

/** Transactions, the newest first. */
export function presentTransactions({ historicalRepayments = [] }: Pick<Loan, 'historicalRepayments'>) {
  return historicalRepayments.toReversed().map(lineOf);
}
