import { isAboutTheAmount, whyNotReapply, type NoReapply } from '@fairlead/core/application/reapply';
import type { Day } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import type { ApplicationRow } from './loan-application-store.ts';

/** Why a new borrower with this one application could not apply again. */
export function noReapplyAfter(
  { state, decision, created_at }: ApplicationRow,
  today: Day,
): NoReapply | null {
  const counts = state === 'Declined' && !isAboutTheAmount(decision?.reasonCodes ?? []);
  const declinedOn = counts ? londonDay(Date.parse(created_at)) : null;
  return whyNotReapply({ hasActiveLoan: false, endedUnpaidOn: null, declinedOn }, today);
}
