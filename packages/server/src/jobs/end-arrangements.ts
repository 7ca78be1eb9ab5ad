import type { Day } from '@fairlead/core/calendar/day';
import { endOfArrangement } from '@fairlead/core/arrangement/plan';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { project } from '@fairlead/core/loan/read/project';
import type { AppServices } from '../context.ts';
import type { Db } from '../database/database.ts';
import { listEvents } from '../resources/loan/loan-event-store.ts';
import type { LoanRow } from '../resources/loan/loan-store.ts';

/**
 * The end of a payment plan on the day on which it is broken, or over with every promise kept.
 * @param loan held, so that a payment that arrives comes before or after.
 */
export async function endingOfArrangement(
  { clock }: Pick<AppServices, 'clock'>,
  tx: Db,
  loan: LoanRow,
  day: Day,
): Promise<readonly LoanEvent[]> {
  const events = await listEvents(tx, { userId: loan.user_id, loanId: loan.id });
  if (!events.some(({ kind }) => kind === 'arrangement-agreed')) return [];
  return endOfArrangement(project(loan.agreement, events, day), await clock.now(tx));
}
