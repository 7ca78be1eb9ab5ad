import type { Day } from '@fairlead/core/calendar/day';
import { isIn, type LoanState } from '@fairlead/core/loan/states';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The day of a loan's last event, for a statement over `loans`. */
export const lastEventOn = ({ selectFrom }: ExpressionBuilder<Database, 'loans'>) =>
  selectFrom('loan_events')
    .select(({ fn }) => fn.max('value_on').as('last'))
    .whereRef('loan_events.user_id', '=', 'loans.user_id')
    .whereRef('loan_events.loan_id', '=', 'loans.id')
    .as('lastEventOn');

/** When a loan ended; null while it runs. */
export function endedOn(state: LoanState, lastEvent: Day | null): Day | null {
  return isIn('active', state) ? null : lastEvent;
}
