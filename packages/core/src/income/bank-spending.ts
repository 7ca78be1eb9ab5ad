import { addDays, daysBetween, partsOf, type Day } from '../calendar/day.ts';
import { pence, roundHalfUp, sumPence, ZERO, type Pence } from '../money/pence.ts';
import { groupedBy } from '../records.ts';
import type { BankIncomeRules } from './bank-income-rules.ts';
import type { BankCommitment, BankPeriod } from './bank-income.ts';
import { medianOf } from './careful-amount.ts';
import { monthlyFigure } from './monthly-figure.ts';
import { byDay, findPattern, type DatedAmount } from './payment-pattern.ts';
import { classOfReceived, classOfSent, type ReadTransaction } from './read-transaction.ts';

const MONTHS_A_YEAR = 12;

const monthNumber = (on: Day): number => partsOf(on).year * MONTHS_A_YEAR + partsOf(on).month;

/** Over the months from the first payment to the last, rounded up: the careful figure of what goes out is the higher. */
function averageMonth(payments: readonly DatedAmount[], first: Day, last: Day): Pence {
  const total = sumPence(payments.map(({ amount }) => amount));
  return pence(Math.ceil(total / (monthNumber(last) - monthNumber(first) + 1)));
}

function monthlyOf(payments: readonly DatedAmount[], rules: BankIncomeRules): Pence {
  const [first, last] = [payments[0], payments.at(-1)];
  if (!first || !last) return ZERO;
  const pattern = findPattern(payments, rules, rules.commitment.leastPayments);
  if (!pattern) return averageMonth(payments, first.on, last.on);
  const { amounts, frequency } = pattern;
  const mean = pence(Math.ceil(sumPence(amounts) / amounts.length));
  return monthlyFigure(pence(Math.max(mean, medianOf(amounts))), frequency);
}

const largestFirst = (a: BankCommitment, b: BankCommitment): number =>
  b.monthly - a.monthly || (a.payee < b.payee ? -1 : Number(a.payee > b.payee)) || (a.kind < b.kind ? -1 : 1);

/**
 * Housing and credit that is paid regularly, the largest first: payments that a person has to make (CONC 5.2A.17R).
 * A missed payment is no lower commitment, so the higher of mean and median counts.
 */
export function commitmentsIn(
  transactions: readonly ReadTransaction[],
  period: BankPeriod,
  rules: BankIncomeRules,
): readonly BankCommitment[] {
  const sent = transactions.flatMap((transaction) => {
    const kind = transaction.amount < 0 && transaction.key !== '' ? classOfSent(transaction) : null;
    return kind === null || kind === 'gambling' ? [] : [{ kind, transaction }];
  });
  const byPayee = groupedBy(sent, ({ kind, transaction: { key } }) => `${kind} ${key}`);
  return [...byPayee.values()]
    .flatMap((together): BankCommitment[] => {
      const last = together.at(-1);
      const payments = byDay(
        together.map(({ transaction: { on, amount } }) => ({ on, amount: pence(-amount) })),
      );
      const { leastPayments, longestSilence } = rules.commitment;
      if (!last || payments.length < leastPayments) return [];
      if (last.transaction.on < addDays(period.to, -longestSilence)) return [];
      return [{ payee: last.transaction.counterparty, kind: last.kind, monthly: monthlyOf(payments, rules) }];
    })
    .sort(largestFirst);
}

/** A year has 365.25 days. */
const YEAR = 36_525;
const HUNDREDTHS = 100;

/** Data of fewer days is not projected to more than what it shows. */
const LEAST_DAYS = 31;

/**
 * What went to gambling in a month, less what came back; nothing where more came back. The days count from the first
 * transaction, because a bank can give fewer than were asked for.
 */
export function gamblingMonthly(transactions: readonly ReadTransaction[], { from, to }: BankPeriod): Pence {
  const spent = transactions.reduce((total, transaction) => {
    const found = transaction.amount < 0 ? classOfSent(transaction) : classOfReceived(transaction);
    return found === 'gambling' ? total - transaction.amount : total;
  }, 0);
  const days = Math.max(LEAST_DAYS, daysBetween(transactions[0]?.on ?? from, to) + 1);
  return spent <= 0 ? ZERO : roundHalfUp((spent * YEAR) / (MONTHS_A_YEAR * HUNDREDTHS * days));
}
