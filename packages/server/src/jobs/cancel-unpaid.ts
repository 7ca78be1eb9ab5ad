import type { Day } from '@fairlead/core/calendar/day';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { cancelledOn } from '@fairlead/core/loan/payout-problem';
import { project } from '@fairlead/core/loan/read/project';
import type { AppServices } from '../context.ts';
import type { Db } from '../database/database.ts';
import { listEvents } from '../resources/loan/loan-event-store.ts';
import type { LoanRow } from '../resources/loan/loan-store.ts';

/**
 * The end of a loan that was never paid out, once the days for another account are over. Nothing was lent, so it costs
 * nothing.
 * @param loan held, so that a signature that takes its place comes before or after.
 */
export async function cancellationOfUnpaid(
  { clock }: Pick<AppServices, 'clock'>,
  tx: Db,
  loan: LoanRow,
  day: Day,
): Promise<readonly LoanEvent[]> {
  if (loan.state !== 'Pending') return [];
  const events = await listEvents(tx, { userId: loan.user_id, loanId: loan.id });
  const { payoutProblem } = project(loan.agreement, events, day);
  if (payoutProblem === null || cancelledOn(payoutProblem) > day) return [];
  const about = { valueOn: cancelledOn(payoutProblem), recordedAt: await clock.now(tx), reference: loan.id };
  return [{ kind: 'cancelled', ...about, reason: 'not-paid-out' }];
}
