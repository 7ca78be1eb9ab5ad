import { daysBetween, partsOf, type Day } from '@fairlead/core/calendar/day';
import { displayDay, longDay } from '@fairlead/core/calendar/display';
import type { Pence } from '@fairlead/core/money/pence';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan, ScheduledPayment } from '../../../resources/loan.ts';
import { interestPaid, openingOf, rowsOf, totalOf } from '../rows-of.ts';
import { monthOf } from '../words.ts';

/** One payment of the picture. `place` counts from 1; 0 is the day the money went out. */
export type Bar = {
  place: number;
  interest: Pence;
  /** What comes off the debt, an option fee included. */
  capital: Pence;
  isPaid: boolean;
};

export type Picture = {
  /** What is owed after each place, the first at place 0. */
  balances: readonly Pence[];
  bars: readonly Bar[];
  /** The position of today between two places; null before the first and after the last. */
  todayAt: number | null;
  /** Every payment is made. */
  isFinished: boolean;
  /** The first payment of each calendar year. */
  years: readonly { place: number; label: string }[];
  /** What each place says when it is pointed at. */
  moments: readonly Moment[];
  /** The place the borrower looks at first: their next payment. */
  startsAt: number;
};

export type Moment = { title: string; on: string; figures: readonly { label: string; value: string }[] };

/** The loan's life as data: balance after each payment, and what each payment is made of. */
export function presentPicture(loan: Loan): Picture | null {
  const rows = rowsOf(loan);
  const [first] = rows;
  if (!first) return null;
  const start = loan.disbursalDate ?? loan.signedOn;
  const opening = openingOf(first);
  return {
    balances: [opening, ...rows.map(({ closing }) => closing)],
    bars: rows.map(barOf),
    todayAt: placeOf([start, ...rows.map(({ dueOn }) => dueOn)], loan.asOf),
    isFinished: loan.state === 'Complete',
    years: yearsOf([start, ...rows.map(({ dueOn }) => dueOn)]),
    moments: [payoutMoment(loan, start, opening), ...rows.map((row) => momentOf(row, rows.length))],
    startsAt: loan.nextPayment?.number ?? (loan.paidInstalments === 0 ? 0 : rows.length),
  };
}

function barOf({ interest, principal, fee, status }: ScheduledPayment, index: number): Bar {
  return { place: index + 1, interest, capital: pence(principal + fee), isPaid: status === 'paid' };
}

function payoutMoment(loan: Loan, start: Day, opening: Pence): Moment {
  return {
    title: 'The start',
    on: longDay(start),
    figures: [
      { label: 'Sent to you', value: formatPounds(loan.amount) },
      { label: 'Fee, added', value: formatPounds(pence(opening - loan.amount)) },
      { label: 'You owe', value: formatPounds(opening) },
    ],
  };
}

function momentOf(row: ScheduledPayment, count: number): Moment {
  return {
    title: `Payment ${row.number} of ${count}`,
    on: longDay(row.dueOn),
    figures: [
      { label: 'Payment', value: formatPounds(row.amount) },
      { label: 'Interest', value: formatPounds(row.interest) },
      { label: 'Reduces your balance by', value: formatPounds(pence(row.principal + row.fee)) },
      { label: 'Balance after', value: formatPounds(row.closing) },
    ],
  };
}

/** A place in one sentence, for the value of the slider: "Payment 4 of 36, 1 April 2027. Payment £282.56, …". */
export function momentInWords({ title, on, figures }: Moment): string {
  const amounts = figures.map(({ label, value }) => `${label} ${value}`);
  return `${title}, ${on}. ${amounts.join(', ')}`;
}

/** A day's place on the row of days, in between by the days that have gone. */
export function placeOf(days: readonly Day[], on: Day): number | null {
  const after = days.findIndex((each) => each > on);
  const [before, next] = [days[after - 1], days[after]];
  if (before === undefined || next === undefined) return null;
  return after - 1 + daysBetween(before, on) / daysBetween(before, next);
}

function yearsOf(days: readonly Day[]): Picture['years'] {
  return days.flatMap((on, place) => {
    const before = days[place - 1];
    const { year } = partsOf(on);
    const isNew = before !== undefined && partsOf(before).year !== year;
    return isNew ? [{ place, label: String(year) }] : [];
  });
}

export type PictureWords = {
  summary: string;
  interest: { paid: string; toCome: string };
};

/** What the picture shows, in words. */
export function presentPictureWords(loan: Loan): PictureWords {
  const rows = rowsOf(loan);
  const paid = interestPaid(rows);
  const toCome = pence(totalOf(rows, 'interest') - paid);
  return {
    summary: [startWords(loan), halfWords(loan), endWords(loan)].filter(Boolean).join(' '),
    interest: { paid: formatPounds(paid), toCome: formatPounds(toCome) },
  };
}

function startWords(loan: Loan): string {
  const [first] = rowsOf(loan);
  const opening = first ? openingOf(first) : loan.amount;
  const fee = pence(opening - loan.amount);
  const started = `You owed ${formatWholePounds(opening)} at the start`;
  return fee > 0
    ? `${started}: the ${formatWholePounds(loan.amount)} you borrowed and a fee of ${formatWholePounds(fee)}.`
    : `${started}.`;
}

function halfWords(loan: Loan): string {
  const rows = rowsOf(loan);
  const [first] = rows;
  const half = first && rows.find(({ closing }) => closing * 2 <= openingOf(first));
  if (!half || half.number === rows.length) return '';
  return half.status === 'paid'
    ? `You’ve owed less than half of it since ${monthOf(half.dueOn)}.`
    : `You’ll owe less than half of it from ${monthOf(half.dueOn)}.`;
}

function endWords(loan: Loan): string {
  return loan.state === 'Complete'
    ? 'You now owe nothing.'
    : `You’ll owe nothing after your ${monthOf(loan.endsOn)} payment.`;
}

/** The picture's data to read, row by row. */
export function presentPictureRows(loan: Loan) {
  return rowsOf(loan).map((row) => ({
    id: String(row.number),
    number: String(row.number),
    dueOn: displayDay(row.dueOn),
    interest: formatPounds(row.interest),
    capital: formatPounds(pence(row.principal + row.fee)),
    closing: formatPounds(row.closing),
  }));
}
