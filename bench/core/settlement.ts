import { addDays } from '@fairlead/core/calendar/day';
import { settlementOn } from '@fairlead/core/loan/read/settlement-on';
import { timeAlone, type Target } from './comparison.ts';
import { benchLoan } from './bench-loan.ts';

const SETTLE_AFTER_DAYS = 28;

/** No library does this and there is no target; it is measured for information. */
export function benchSettlement(): readonly Target[] {
  const { agreement, events } = benchLoan();
  const middle = agreement.instalments[30];
  if (!middle) throw new Error('the loan has fewer than 31 instalments');
  const past = events.filter(({ valueOn }) => valueOn <= middle.dueOn);
  const settleOn = addDays(middle.dueOn, SETTLE_AFTER_DAYS);
  timeAlone(`Settlement quote in the middle of that loan, after ${past.length} events (no target)`, {
    name: 'Fairlead settlementOn',
    run: () => settlementOn(agreement, past, settleOn),
  });
  return [];
}
