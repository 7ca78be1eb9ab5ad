import type { Day } from '../calendar/day.ts';
import { pence, ZERO, type Pence } from '../money/pence.ts';
import {
  amortiseAllButLast,
  interestBasesOf,
  type Amortisation,
  type AmortisedRow,
  type InterestBasis,
} from './amortise.ts';
import { collectionDay } from './payment-days.ts';

/** One instalment of an agreement. `payment` = interest + principal + fee; `closing` = opening - principal. */
export type ScheduleRow = {
  /** From 1. */
  readonly number: number;
  /** The contractual due date. */
  readonly dueOn: Day;
  /** When the direct debit is taken. */
  readonly collectOn: Day;
  readonly payment: Pence;
  readonly interest: Pence;
  readonly principal: Pence;
  /** The option fee, in the last row of a hire purchase. */
  readonly fee: Pence;
  readonly opening: Pence;
  readonly closing: Pence;
};

export type SchedulePlan = Amortisation & {
  /** The last payment, option fee included. */
  readonly final: Pence;
  readonly optionFee: Pence;
};

/**
 * A row and how its interest was calculated; null for the last row, whose interest is the rest of the final payment.
 */
export type BookedRow = { readonly row: ScheduleRow; readonly interestBasis: InterestBasis | null };

/**
 * The rows of an agreement, one per due date. Every row except the last earns exactly the rate, rounded to the penny;
 * the last repays the remaining principal, and its interest is the rest of the final payment.
 * @throws RangeError when the number of due dates is not the number of instalments.
 */
export function scheduleRows(plan: SchedulePlan, dueDays: readonly Day[]): readonly ScheduleRow[] {
  if (dueDays.length !== plan.termMonths)
    throw new RangeError(`${dueDays.length} due days for ${plan.termMonths} rows`);
  const rows = amortiseAllButLast(plan);
  const last = lastAmounts(plan, rows.at(-1)?.closing ?? plan.opening);
  return dueDays.map((dueOn, index) => {
    const { payment, interest, principal, opening, closing } = rows[index] ?? last;
    const fee = index < rows.length ? ZERO : last.fee;
    const collectOn = collectionDay(dueOn);
    return { number: index + 1, dueOn, collectOn, payment, interest, principal, fee, opening, closing };
  });
}

/** The same rows, each with how its interest was calculated. */
export function bookRows(plan: SchedulePlan, dueDays: readonly Day[]): readonly BookedRow[] {
  const rows = scheduleRows(plan, dueDays);
  const bases = interestBasesOf(plan, rows.slice(0, -1));
  return rows.map((row, index) => ({ row, interestBasis: bases[index] ?? null }));
}

function lastAmounts({ final, optionFee }: SchedulePlan, left: Pence): AmortisedRow & { fee: Pence } {
  return {
    payment: final,
    interest: pence(final - optionFee - left),
    principal: left,
    fee: optionFee,
    opening: left,
    closing: ZERO,
  };
}
