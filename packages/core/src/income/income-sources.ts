import { addDays } from '../calendar/day.ts';
import { isSamePerson } from '../person/same-person.ts';
import { groupedBy } from '../records.ts';
import type { BankIncomeRules } from './bank-income-rules.ts';
import type { BankPeriod, IncomeSource } from './bank-income.ts';
import { carefulAmount, variesWidely, type CarefulAmount } from './careful-amount.ts';
import { monthlyFigure } from './monthly-figure.ts';
import { byDay, findPattern, patternByMonth, type PaymentPattern } from './payment-pattern.ts';
import { classOfReceived, type ReadTransaction } from './read-transaction.ts';

/** A source with the figures that its monthly one was worked out from. */
export type WorkedSource = {
  readonly source: IncomeSource;
  readonly careful: CarefulAmount;
  readonly isByMonth: boolean;
  readonly variesWidely: boolean;
};

const isIncome = (found: ReturnType<typeof classOfReceived>): found is IncomeSource['kind'] =>
  found === 'pay' || found === 'benefits' || found === 'pension' || found === 'other';

type Received = { readonly kind: IncomeSource['kind']; readonly transaction: ReadTransaction };

/** Money from the person's own name comes from an account that is not among those that were read. */
const isOwnName = (payer: string, names: readonly string[]): boolean =>
  names.some((name) => isSamePerson(payer, name));

function patternFor(
  kind: IncomeSource['kind'],
  transactions: readonly ReadTransaction[],
  period: BankPeriod,
  rules: BankIncomeRules,
): PaymentPattern | null {
  const payments = byDay(transactions);
  // Regular days are the only sign that money of an unknown kind is an income at all.
  return findPattern(payments, rules) ?? (kind === 'other' ? null : patternByMonth(payments, period, rules));
}

function sourceOf(
  kind: IncomeSource['kind'],
  transactions: readonly ReadTransaction[],
  period: BankPeriod,
  rules: BankIncomeRules,
): WorkedSource | null {
  const pattern = patternFor(kind, transactions, period, rules);
  const last = pattern?.payments.at(-1);
  const payer = transactions.at(-1)?.counterparty;
  if (!pattern || !last || payer === undefined) return null;
  const { frequency, amounts, payments, isByMonth } = pattern;
  // An income that ended is not a current one.
  if (last.on < addDays(period.to, -rules.byFrequency[frequency].longestSilence)) return null;
  const careful = carefulAmount(amounts, frequency, rules);
  const monthly = monthlyFigure(careful.counted, frequency);
  if (monthly === 0) return null;
  return {
    source: { payer, kind, frequency, monthly, payments },
    careful,
    isByMonth,
    variesWidely: variesWidely(amounts, careful.median, rules),
  };
}

const largestFirst = ({ source: a }: WorkedSource, { source: b }: WorkedSource): number =>
  b.monthly - a.monthly || (a.payer < b.payer ? -1 : Number(a.payer > b.payer)) || (a.kind < b.kind ? -1 : 1);

/**
 * Payers of pay and of other money are one group: a payer whose name says now and then that it pays wages pays them
 * always. One body can pay benefits, a pension and wages, so those are apart.
 */
const groupOf = ({ kind, transaction: { key } }: Received): string =>
  `${kind === 'other' ? 'pay' : kind} ${key}`;

/** The regular incomes in a period, the largest first. `own` are payments received that were the person's own money. */
export function incomeSources(
  transactions: readonly ReadTransaction[],
  own: ReadonlySet<ReadTransaction>,
  { period, names, rules }: { period: BankPeriod; names: readonly string[]; rules: BankIncomeRules },
): readonly WorkedSource[] {
  const received = transactions.flatMap((transaction): Received[] => {
    if (transaction.amount < 0 || transaction.key === '' || own.has(transaction)) return [];
    const kind = classOfReceived(transaction);
    return isIncome(kind) ? [{ kind, transaction }] : [];
  });
  return [...groupedBy(received, groupOf).values()]
    .flatMap((together) => {
      const kind = together.find((one) => one.kind !== 'other')?.kind ?? 'other';
      const fromPayer = together.map(({ transaction }) => transaction);
      return sourceOf(kind, fromPayer, period, rules) ?? [];
    })
    .filter(({ source }) => !isOwnName(source.payer, names))
    .sort(largestFirst);
}
