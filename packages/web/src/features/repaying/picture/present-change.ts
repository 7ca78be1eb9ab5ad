import { daysBetween, type Day } from '@fairlead/core/calendar/day';
import type { Loan } from '../../../resources/loan.ts';
import { rowsOf } from '../rows-of.ts';
import { placeOf, type Picture } from './present-picture.ts';

/** A point of a line that is not at a payment: its place on the row of payments, and what is owed. */
export type Point = { place: number; balance: number };

const DAYS_OF_MONTH = 365.25 / 12;

/** Where a day is on the row of payments; after the last one, a place for each month. */
export function placeOfDay(days: readonly Day[], on: Day): number {
  const [first, last] = [days[0] ?? on, days.at(-1) ?? on];
  if (on <= first) return 0;
  return placeOf(days, on) ?? days.length - 1 + daysBetween(last, on) / DAYS_OF_MONTH;
}

/** The line of a loan with a change: from the present line, today, through what is owed on each day. */
export function changedLine(
  loan: Loan,
  { balances, todayAt }: Picture,
  points: readonly { readonly on: Day; readonly balance: number }[],
): readonly Point[] {
  const days = [loan.disbursalDate ?? loan.signedOn, ...rowsOf(loan).map(({ dueOn }) => dueOn)];
  const from = todayAt ?? placeOfDay(days, loan.asOf);
  const [before, next] = [balances[Math.floor(from)] ?? 0, balances[Math.ceil(from)] ?? 0];
  const today = { place: from, balance: before + (next - before) * (from - Math.floor(from)) };
  return [today, ...points.map(({ on, balance }) => ({ place: placeOfDay(days, on), balance }))];
}
