import { addDays, addMonths, day, type Day } from '../calendar/day.ts';
import { pence, type Pence } from '../money/pence.ts';
import { priceOnDates } from '../pricing/dated-price.ts';
import { PRODUCTS, type ProductId } from '../pricing/products.ts';
import { paymentDayChoices, submissionDay } from '../schedule/payment-days.ts';
import type { ScheduleRow } from '../schedule/rows.ts';
import { agreementFrom, type Agreement } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import { keysOf } from '../records.ts';

export type SampleTerms = {
  readonly productId: ProductId;
  readonly amount: Pence;
  readonly termMonths: number;
  readonly percent: number;
  readonly signedOn: Day;
  /** Index into the available payment days, from 0, modulo their number. */
  readonly paymentDayChoice: number;
};

export const SAMPLE_TERMS: SampleTerms = {
  productId: 'unsecured-2026-1',
  amount: pence(7_500_00),
  termMonths: 36,
  percent: 22.6,
  signedOn: day('2026-11-20'),
  paymentDayChoice: 0,
};

/** A signed agreement for tests and benchmarks. @throws RangeError when the terms cannot be priced. */
export function sampleAgreement(terms: SampleTerms): Agreement {
  const product = PRODUCTS[terms.productId];
  const choices = paymentDayChoices(terms.signedOn, product);
  const choice = choices[terms.paymentDayChoice % choices.length];
  if (!choice) throw new RangeError('no payment day fits');
  const dated = priceOnDates({ ...terms, ...choice, drawdown: terms.signedOn }, product);
  if (!dated.ok) throw new RangeError(dated.refusal);
  return agreementFrom(dated.value, terms.signedOn, { copyReceivedOn: terms.signedOn });
}

function on(valueOn: Day, reference: string): Pick<LoanEvent, 'valueOn' | 'recordedAt' | 'reference'> {
  return { valueOn, reference, recordedAt: `${valueOn}T12:00:00.000Z` };
}

export function paidOut(agreement: Agreement, valueOn = agreement.assumedDrawdown): LoanEvent[] {
  const payout = { ...on(valueOn, 'payout-1'), amount: agreement.credit };
  return [
    { kind: 'payout-sent', ...payout },
    { kind: 'disbursed', ...payout },
  ];
}

type Instalment = Pick<ScheduleRow, 'number' | 'dueOn' | 'collectOn' | 'payment'>;

export function submitted({ number, collectOn, payment }: Instalment): LoanEvent {
  const about = on(submissionDay(collectOn), `debit-${number}`);
  return { kind: 'payment-submitted', ...about, amount: payment, instalment: number };
}

/** Collected on time, with the due date as value date. */
export function collected(row: Instalment): LoanEvent[] {
  const received = { ...on(row.dueOn, `debit-${row.number}`), amount: row.payment, instalment: row.number };
  return [submitted(row), { kind: 'payment-received', ...received, method: 'direct-debit' }];
}

function failed(row: Instalment): LoanEvent[] {
  const about = { ...on(row.collectOn, `debit-${row.number}`), amount: row.payment, instalment: row.number };
  return [submitted(row), { kind: 'payment-failed', ...about, reason: 'refer-to-payer' }];
}

/** The collection of an instalment is reversed, with a value date some days after its due date. */
export function returnedPayment(row: Instalment, afterDays: number): LoanEvent {
  const about = { ...on(addDays(row.dueOn, afterDays), `return-${row.number}`), amount: row.payment };
  return { kind: 'payment-reversed', ...about, reverses: `debit-${row.number}`, reason: 'indemnity claim' };
}

export function paidByCard(valueOn: Day, amount: number, reference = `card-${valueOn}`): LoanEvent {
  return { kind: 'payment-received', ...on(valueOn, reference), amount: pence(amount), method: 'card' };
}

/** What stays the same after an early payment. */
export const KEEPS = ['instalment', 'term'] as const;

/** An early payment, and the wish for a lower instalment where the term is to stay. */
export function partSettled(
  valueOn: Day,
  amount: number,
  keep: (typeof KEEPS)[number],
  reference = 'early',
): LoanEvent[] {
  const lowered: LoanEvent = { kind: 'instalment-lowered', ...on(valueOn, `lowered ${reference}`) };
  return [paidByCard(valueOn, amount, reference), ...(keep === 'term' ? [lowered] : [])];
}

const REFUND_AFTER_DAYS = 20;

function overpaid(row: Instalment, times: number): LoanEvent[] {
  return [...collected(row), paidByCard(addDays(row.dueOn, 12), row.payment * times)];
}

/** An interest freeze that starts some days after a due date and lasts the given number of days. */
export function interestFrozen(row: Instalment, afterDays: number, days: number): LoanEvent[] {
  const from = addDays(row.dueOn, afterDays);
  return [
    { kind: 'interest-frozen', ...on(from, `freeze-${row.number}`), reason: 'breathing-space' },
    { kind: 'interest-resumed', ...on(addDays(from, days), `freeze-${row.number}`) },
  ];
}

/** An arrangement over half the instalment for three months without interest; all promises are kept. */
function arrangement(row: Instalment): LoanEvent[] {
  const agreedOn = addDays(row.dueOn, 7);
  const payments = [20, 50, 80].map((days) => ({
    dueOn: addDays(row.dueOn, days),
    amount: pence(Math.floor(row.payment / 2)),
  }));
  const reference = `arrangement-${row.number}`;
  return [
    { kind: 'arrangement-agreed', ...on(agreedOn, reference), payments },
    ...interestFrozen(row, 7, 90),
    ...payments.map(({ dueOn, amount }) => paidByCard(dueOn, amount, `kept-${row.number}-${dueOn}`)),
    { kind: 'arrangement-ended', ...on(addDays(agreedOn, 90), reference), reason: 'term completed' },
  ];
}

/** The payment day is some days later from the next instalment. */
function dateChanged(row: Instalment, laterDays: number): LoanEvent {
  const firstDueOn = addDays(addMonths(row.dueOn, 1), laterDays);
  const about = on(addDays(row.dueOn, 3), `new-date-${row.number}`);
  return { kind: 'payment-date-changed', ...about, firstDueOn };
}

/** Ways in which an instalment can turn out. */
const OUTCOMES = {
  collected,
  missed: () => [],
  pending: (row) => [submitted(row)],
  failed,
  'failed and paid by card': (row) => [...failed(row), paidByCard(addDays(row.collectOn, 9), row.payment)],
  returned: (row) => [...collected(row), returnedPayment(row, 0)],
  'charged back': (row) => [...collected(row), returnedPayment(row, 40)],
  'half paid': (row) => [paidByCard(addDays(row.dueOn, 2), Math.floor(row.payment / 2))],
  'paid early': (row) => [paidByCard(addDays(row.dueOn, -5), row.payment)],
  overpaid: (row) => overpaid(row, 3),
  'overpaid to reduce the instalment': (row) => [
    ...overpaid(row, 4),
    { kind: 'instalment-lowered', ...on(addDays(row.dueOn, 12), `lowered-${row.number}`) },
  ],
  'overpaid and partly refunded': (row) => [
    ...overpaid(row, 2),
    {
      kind: 'credit-refunded',
      ...on(addDays(row.dueOn, REFUND_AFTER_DAYS), `refund-${row.number}`),
      amount: pence(Math.floor(row.payment / 3)),
    },
  ],
  'breathing space': (row) => interestFrozen(row, 3, 60),
  arrangement,
  'payment day changed': (row) => [...collected(row), dateChanged(row, 9)],
} as const satisfies Record<string, (row: Instalment) => readonly LoanEvent[]>;

export type InstalmentOutcome = keyof typeof OUTCOMES;

export const ALL_OUTCOMES = keysOf(OUTCOMES);

/** A history with the outcomes in order, instalment by instalment, repeated as needed. */
export function sampleHistory(
  agreement: Agreement,
  outcomes: readonly InstalmentOutcome[],
  payoutOn?: Day,
): LoanEvent[] {
  const payments = agreement.instalments.flatMap((row, index) => {
    const outcome = outcomes[index % outcomes.length] ?? 'collected';
    return OUTCOMES[outcome](row);
  });
  return [...paidOut(agreement, payoutOn), ...payments];
}

/** Paid out on the assumed day, with every instalment collected. */
export function paidAsAgreed(agreement: Agreement): LoanEvent[] {
  return sampleHistory(agreement, ['collected']);
}
