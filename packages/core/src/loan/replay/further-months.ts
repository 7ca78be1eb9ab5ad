import { addMonths, epochDayOf } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import { collectionDay } from '../../schedule/payment-days.ts';
import type { Period, Plan } from './plan.ts';

/** Months after the last agreed one in which the rest of a last instalment that has grown can be paid. */
export const MOST_FURTHER_MONTHS = 3;

/** A last instalment has grown when it is this much more than agreed, in pence; less is paid with it. */
export const GROWN_FROM = 1_00;

/** The number of the last agreed period, from 0. */
export function lastAgreedPeriod({ agreement }: Plan): number {
  return agreement.instalments.length - 1;
}

/** The plan with the further months, in each of which at most `most` is due; the last one takes what is left. */
export function withFurtherMonths(plan: Plan, most: Pence): Plan {
  const agreed = withoutFurtherMonths(plan);
  const last = agreed.periods.at(-1);
  if (!last) return plan;
  const further = Array.from({ length: MOST_FURTHER_MONTHS }, (_, index) =>
    monthAfter(last, index + 1, most),
  );
  return { ...agreed, periods: [...agreed.periods, ...further] };
}

/** The plan with the agreed months only. */
export function withoutFurtherMonths(plan: Plan): Plan {
  return { ...plan, periods: plan.periods.filter(({ isFurther }) => !isFurther) };
}

function monthAfter(last: Period, months: number, most: Pence): Period {
  const dueOn = addMonths(last.row.dueOn, months);
  const parts = { interest: pence(0), principal: most, fee: pence(0), opening: pence(0), closing: pence(0) };
  return {
    row: {
      ...parts,
      number: last.row.number + months,
      dueOn,
      collectOn: collectionDay(dueOn),
      payment: most,
    },
    from: epochDayOf(addMonths(last.row.dueOn, months - 1)),
    to: epochDayOf(dueOn),
    years: 1 / 12,
    growth: 0,
    isAsAgreed: false,
    isFurther: true,
  };
}
