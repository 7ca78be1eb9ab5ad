import type { Day } from '../calendar/day.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { keysOf } from '../records.ts';

/**
 * Transitions of an application; an event without a cell is refused. `requested` is the signature and can be
 * repeated; `unrequested` means "not now" and `resumed` reverses it until the quote expires. `requoted` is another
 * amount or term; `downsold` is a smaller amount after a decline for the amount alone, `reconsidered` an approval by a
 * person who looked at a decline again. `accountNeeded`: the loan could not be paid out, so another account is given
 * and the documents are signed again. What a proof shows can decline an application that had a price.
 */
const TRANSITIONS = {
  Quoted: { requoted: 'Quoted', applied: 'Requirements', unrequested: 'Unrequested', expired: 'Expired' },
  'Address Mismatch': {
    quoted: 'Quoted',
    declined: 'Declined',
    referred: 'Referred',
    mismatched: 'Address Mismatch',
    expired: 'Expired',
  },
  Referred: { quoted: 'Quoted', declined: 'Declined', mismatched: 'Address Mismatch', expired: 'Expired' },
  Requirements: {
    requoted: 'Requirements',
    requirementsMet: 'Documents',
    requirementReopened: 'Requirements',
    declined: 'Declined',
    unrequested: 'Unrequested',
    expired: 'Expired',
  },
  Documents: {
    requoted: 'Documents',
    requirementsMet: 'Documents',
    requirementReopened: 'Requirements',
    requested: 'Requested',
    unrequested: 'Unrequested',
    expired: 'Expired',
  },
  Requested: { requested: 'Requested', accountNeeded: 'Requirements' },
  Unrequested: {
    resumed: 'Requirements',
    declined: 'Declined',
    unrequested: 'Unrequested',
    expired: 'Expired',
  },
  Declined: { downsold: 'Quoted', reconsidered: 'Quoted' },
  Expired: {},
} as const;

export type ApplicationState = keyof typeof TRANSITIONS;

type EventIn<Row> = Row extends unknown ? keyof Row : never;

export type ApplicationEvent = EventIn<(typeof TRANSITIONS)[ApplicationState]>;

export const APPLICATION_TRANSITIONS: Readonly<
  Record<ApplicationState, Readonly<Partial<Record<ApplicationEvent, ApplicationState>>>>
> = TRANSITIONS;

export const APPLICATION_STATES = keysOf(TRANSITIONS);

/** The state after an event, or `notAllowed` when the table has no such transition. */
export function transition(
  state: ApplicationState,
  event: ApplicationEvent,
): Outcome<ApplicationState, 'notAllowed'> {
  const next = APPLICATION_TRANSITIONS[state][event];
  return next === undefined ? refuse('notAllowed') : accept(next);
}

/** Whether an offer is open: to the end of its last day, or indefinitely when it has none. */
export function isOfferOpenOn(expiresOn: Day | null, today: Day): boolean {
  return expiresOn === null || expiresOn >= today;
}
