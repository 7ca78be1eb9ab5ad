import type { Day } from '@fairlead/core/calendar/day';
import type { ApplicationRow } from './loan-application-store.ts';

/** Whether the offer still stands: through the whole of its last day. */
export function offerStands({ expires_on }: Pick<ApplicationRow, 'expires_on'>, today: Day): boolean {
  return expires_on === null || today <= expires_on;
}

/** Where a requirement can be given and changed. */
export function isTakingRequirements({ state }: Pick<ApplicationRow, 'state'>): boolean {
  return state === 'Requirements' || state === 'Documents';
}
