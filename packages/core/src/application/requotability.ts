import type { Day } from '../calendar/day.ts';
import { isOfferOpenOn, transition, type ApplicationState } from './states.ts';

/** Why no other amount or term can be asked for, each with a sentence for the borrower. */
export const REQUOTE_REFUSALS = {
  notOpen: 'The amount and term of this application can no longer be changed.',
  expired: 'Your offer has expired. You can apply again for a new one.',
  noChoice: 'There is no other amount or term that we can offer you.',
} as const;

export type RequoteRefusal = keyof typeof REQUOTE_REFUSALS;

/** Why the applicant cannot ask for another amount or term on a day, or null. Possible until the loan is signed. */
export function whyNotRequote(
  application: { readonly state: ApplicationState; readonly expiresOn: Day | null },
  hasOptions: boolean,
  today: Day,
): RequoteRefusal | null {
  if (!transition(application.state, 'requoted').ok) return 'notOpen';
  if (!isOfferOpenOn(application.expiresOn, today)) return 'expired';
  return hasOptions ? null : 'noChoice';
}
