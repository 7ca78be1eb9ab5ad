import { addDays, addMonths, partsOf, type Day } from '../calendar/day.ts';
import { pence, sumPence, ZERO, type Pence } from '../money/pence.ts';
import { groupedBy, keysOf } from '../records.ts';
import type { BankIncomeRules, FrequencyRules, PaidFrequency } from './bank-income-rules.ts';
import type { BankPeriod } from './bank-income.ts';
import { dueDayFor, PAYMENT_GRIDS, placedDay, type PaymentGrid, type PlacedDay } from './payment-grid.ts';

/** What was paid on one day, always positive. */
export type DatedAmount = { readonly on: Day; readonly amount: Pence };

/** Payments that repeat. */
export type PaymentPattern = {
  readonly frequency: PaidFrequency;
  /** What each due day brought, from the first payment to the last; nothing where one was missed. */
  readonly amounts: readonly Pence[];
  /** The payments that are part of it, oldest first. */
  readonly payments: readonly DatedAmount[];
  /** The days of the payments follow no rule, so that whole months are added up instead. */
  readonly isByMonth: boolean;
};

/** Days between payments at the least, to skip frequencies that cannot have so many. */
const SHORTEST_GAP: Readonly<Record<PaidFrequency, number>> = {
  monthly: 28,
  'four-weekly': 28,
  fortnightly: 14,
  weekly: 7,
};

/**
 * From the one that makes the least of a payment to the one that makes the most: where two fit alike, the careful one
 * is taken. Three payments four weeks apart can be the last Friday of three months.
 */
const CAREFUL_FIRST: readonly PaidFrequency[] = keysOf(PAYMENT_GRIDS);

const PERCENT = 100;

/** One amount for each day, oldest first. */
export function byDay(payments: readonly DatedAmount[]): readonly DatedAmount[] {
  const days = groupedBy(payments, ({ on }) => on);
  return [...days]
    .map(([on, together]) => ({ on, amount: sumPence(together.map(({ amount }) => amount)) }))
    .sort((a, b) => (a.on < b.on ? -1 : 1));
}

type Placed = { readonly payment: DatedAmount; readonly day: PlacedDay };

type Fit = { readonly byNumber: ReadonlyMap<number, DatedAmount>; readonly daysOff: number };

/** The payments that fit a grid, one for each due day: the closest, of two the earlier. */
function fitOf(grid: PaymentGrid, payments: readonly Placed[], slack: number): Fit {
  const chosen = new Map<number, { readonly payment: DatedAmount; readonly daysOff: number }>();
  for (const { payment, day } of payments) {
    const due = dueDayFor(grid, day, slack);
    if (!due) continue;
    const known = chosen.get(due.number);
    if (!known || due.daysOff < known.daysOff) chosen.set(due.number, { payment, daysOff: due.daysOff });
  }
  return {
    byNumber: new Map([...chosen].map(([number, { payment }]) => [number, payment])),
    daysOff: [...chosen.values()].reduce((total, { daysOff }) => total + daysOff, 0),
  };
}

const isBetter = (a: Fit, b: Fit): boolean =>
  a.byNumber.size === b.byNumber.size ? a.daysOff < b.daysOff : a.byNumber.size > b.byNumber.size;

function bestFit(frequency: PaidFrequency, payments: readonly Placed[], slack: number): Fit {
  return PAYMENT_GRIDS[frequency]
    .map((grid) => fitOf(grid, payments, slack))
    .reduce((best, fit) => (isBetter(fit, best) ? fit : best));
}

const isShare = (part: number, whole: number, percent: number): boolean => part * PERCENT >= whole * percent;

function patternOf(
  frequency: PaidFrequency,
  payments: readonly Placed[],
  { slack, leastPayments }: Pick<FrequencyRules, 'slack' | 'leastPayments'>,
  { fittingPercent }: BankIncomeRules,
): PaymentPattern | null {
  const [first, last] = [payments[0], payments.at(-1)];
  if (!first || !last || payments.length < leastPayments) return null;
  const most = (last.day.at - first.day.at) / SHORTEST_GAP[frequency] + 2;
  if (!isShare(most, payments.length, fittingPercent.payments)) return null;
  const { byNumber } = bestFit(frequency, payments, slack);
  const numbers = [...byNumber.keys()].sort((a, b) => a - b);
  const [start = 0, end = -1] = [numbers[0], numbers.at(-1)];
  const dueDays = end - start + 1;
  const isRegular =
    numbers.length >= leastPayments &&
    isShare(numbers.length, payments.length, fittingPercent.payments) &&
    isShare(numbers.length, dueDays, fittingPercent.dueDays);
  if (!isRegular) return null;
  return {
    frequency,
    amounts: Array.from({ length: dueDays }, (_unused, at) => byNumber.get(start + at)?.amount ?? ZERO),
    payments: numbers.flatMap((number) => byNumber.get(number) ?? []),
    isByMonth: false,
  };
}

/** Payments that fit, less due days that were missed. */
const closenessOf = ({ payments, amounts }: PaymentPattern): number =>
  payments.length - (amounts.length - payments.length);

/**
 * How payments of one payer repeat, by the frequency that fits them best, or null where they do not. `payments` has one
 * amount for each day.
 */
export function findPattern(
  payments: readonly DatedAmount[],
  rules: BankIncomeRules,
  leastPayments?: number,
): PaymentPattern | null {
  const placed = payments.map((payment) => ({ payment, day: placedDay(payment.on) }));
  return CAREFUL_FIRST.reduce<PaymentPattern | null>((best, frequency) => {
    const byFrequency = rules.byFrequency[frequency];
    const least = leastPayments ?? byFrequency.leastPayments;
    const pattern = patternOf(frequency, placed, { ...byFrequency, leastPayments: least }, rules);
    if (!pattern) return best;
    return best === null || closenessOf(pattern) > closenessOf(best) ? pattern : best;
  }, null);
}

const monthOf = (on: Day): string => on.slice(0, 7);

/** The first days of the calendar months that are wholly within a period. */
function wholeMonths({ from, to }: BankPeriod): readonly Day[] {
  const first = addDays(from, 1 - partsOf(from).dayOfMonth);
  const months: Day[] = [];
  for (let start = first; addDays(addMonths(start, 1), -1) <= to; start = addMonths(start, 1))
    if (start >= from) months.push(start);
  return months;
}

/** Payments on days that follow no rule, as whole months: for pay that comes often, such as from an agency. */
export function patternByMonth(
  payments: readonly DatedAmount[],
  period: BankPeriod,
  rules: BankIncomeRules,
): PaymentPattern | null {
  const byMonth = groupedBy(payments, ({ on }) => monthOf(on));
  const months = wholeMonths(period);
  const start = months.findIndex((month) => byMonth.has(monthOf(month)));
  if (start === -1) return null;
  const counted = months.slice(start).map((month) => byMonth.get(monthOf(month)) ?? []);
  const paid = counted.filter((month) => month.length > 0).length;
  const isEnough = paid >= rules.byFrequency.monthly.leastPayments;
  if (!isEnough || !isShare(paid, counted.length, rules.fittingPercent.dueDays)) return null;
  return {
    frequency: 'monthly',
    amounts: counted.map((month) => pence(sumPence(month.map(({ amount }) => amount)))),
    payments: counted.flat(),
    isByMonth: true,
  };
}
