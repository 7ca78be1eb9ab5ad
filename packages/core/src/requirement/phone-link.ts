import { accept, refuse, type Outcome } from '../outcome.ts';

/**
 * Transitions of a link by which one phone sends files for one proof. `opened` binds it to that phone; `ended` says that
 * the borrower cancelled it, made another, or signed out.
 */
const TRANSITIONS = {
  waiting: { opened: 'connected', ended: 'ended' },
  connected: { finished: 'finished', ended: 'ended' },
  finished: {},
  ended: {},
} as const;

export type PhoneLinkState = keyof typeof TRANSITIONS;

export type PhoneLinkEvent = 'opened' | 'finished' | 'ended';

/** How long a link can be used after it was made, in minutes, opened or not. */
export const PHONE_LINK_MINUTES = 15;

/** The state after an event; `notAllowed` where the state has none after it. */
export function stepPhoneLink(
  state: PhoneLinkState,
  event: PhoneLinkEvent,
): Outcome<PhoneLinkState, 'notAllowed'> {
  const row: Partial<Record<PhoneLinkEvent, PhoneLinkState>> = TRANSITIONS[state];
  const next = row[event];
  return next === undefined ? refuse('notAllowed') : accept(next);
}

/** Whether a link in this state can still be used or ended. */
export function isPhoneLinkLive(state: PhoneLinkState): boolean {
  return stepPhoneLink(state, 'ended').ok;
}
