import { displayDay } from '@fairlead/core/calendar/display';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent } from '@fairlead/core/loan/events';
import type { StatementPeriod } from '@fairlead/core/loan/read/statement';
import { ZERO } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { StatementLine } from '../../documents/templates/statement-of-account.ts';
import { presentTransactions } from './present-transactions.ts';

type Transaction = ReturnType<typeof presentTransactions>[number];

const WAYS: Readonly<Record<Transaction['kind'], 'in' | 'out' | null>> = {
  payout: 'out',
  'payout-returned': 'in',
  repayment: 'in',
  'repayment-failed': null,
  'repayment-returned': 'out',
  refund: 'out',
};

/** The transactions of a period as a statement lists them, by the day from which they count. */
export function statementLines(
  agreement: Agreement,
  events: readonly LoanEvent[],
  { from, to }: StatementPeriod,
): readonly StatementLine[] {
  return presentTransactions(agreement, events)
    .filter(({ valueOn }) => from <= valueOn && valueOn <= to)
    .toSorted((a, b) => (a.valueOn < b.valueOn ? -1 : Number(a.valueOn > b.valueOn)))
    .map(lineOf);
}

function lineOf(transaction: Transaction): StatementLine {
  const { kind, valueOn, description, reason, method, amount, happenedOn } = transaction;
  const way = WAYS[kind];
  const about = [
    way === null ? `${description}: ${formatPounds(amount)}` : description,
    reason,
    happenedOn === valueOn ? null : `Recorded on ${displayDay(happenedOn)}`,
  ];
  return {
    valueOn,
    description: about.filter(Boolean).join('. '),
    method,
    paidIn: way === 'in' ? amount : ZERO,
    paidOut: way === 'out' ? amount : ZERO,
  };
}
