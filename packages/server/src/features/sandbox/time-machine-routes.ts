import { addDays } from '@fairlead/core/calendar/day';
import type { RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { carryOutAdvance } from '../../jobs/time-machine.ts';
import { readClockRow, startAdvance } from '../../resources/business-clock/business-clock-store.ts';
import { countLoansDueBy, countLoansSetAside } from '../../resources/loan/loan-store.ts';

export const timeMachineRoutes = [
  route('readTimeMachine', async (context) => accept(await viewTimeMachine(context))),

  route('advanceTime', async (context, { body }) => {
    const today = await context.clock.today();
    const to = 'to' in body ? body.to : addDays(today, body.days);
    if (to < today) return refuse('timeOnlyGoesForward', { message: `It is already ${today}.` });
    if (!(await startAdvance(context.db, to))) return refuse('advanceRunning');
    await carryOutAdvance(context);
    return accept(await viewTimeMachine(context));
  }),
];

async function viewTimeMachine({ db, clock }: RequestContext) {
  const today = await clock.today();
  const { advancingTo } = await readClockRow(db);
  return {
    today,
    advancingTo,
    loansWithSomethingDue: await countLoansDueBy(db, today),
    loansSetAside: await countLoansSetAside(db),
  };
}
