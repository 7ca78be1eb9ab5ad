import type { Day } from '../calendar/day.ts';
import { pence, ZERO, type Pence } from '../money/pence.ts';
import { amortiseToLast, type Amortisation } from './amortise.ts';
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
 * The rows of an agreement, one for each due day. Every row but the last earns the rate exactly, rounded to the
 * penny; the last repays whatever principal is left, and its interest is what remains of the final payment.
 * @throws RangeError when the due days are not as many as the instalments.
 */
export function scheduleRows(plan: SchedulePlan, dueDays: readonly Day[]): readonly ScheduleRow[] {
  if (dueDays.length !== plan.termMonths)
    throw new RangeError(`${dueDays.length} due days for ${plan.termMonths} rows`);
  const rows = amortiseToLast(plan);
  const left = rows.at(-1)?.closing ?? plan.opening;
  const last = {
    payment: plan.final,
    interest: pence(plan.final - plan.optionFee - left),
    principal: left,
    fee: plan.optionFee,
    opening: left,
    closing: ZERO,
  };
  const amounts = [...rows.map((row) => ({ ...row, fee: ZERO })), last];
  return dueDays.flatMap((dueOn, index) => {
    const amount = amounts[index];
    return amount ? [{ number: index + 1, dueOn, collectOn: collectionDay(dueOn), ...amount }] : [];
  });
}
