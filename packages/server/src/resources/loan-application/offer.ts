import { isOfferOpenOn } from '@fairlead/core/application/states';
import type { Day } from '@fairlead/core/calendar/day';
import type { ApplicationRow } from './loan-application-store.ts';

/** Whether what was offered can still be taken up today. */
export function isOfferOpen({ expires_on }: Pick<ApplicationRow, 'expires_on'>, today: Day): boolean {
  return isOfferOpenOn(expires_on, today);
}

/** Where a requirement can be given and changed. */
export function isTakingRequirements({ state }: Pick<ApplicationRow, 'state'>): boolean {
  return state === 'Requirements' || state === 'Documents';
}
