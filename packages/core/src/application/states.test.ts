import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { keysOf } from '../records.ts';
import {
  APPLICATION_STATES,
  APPLICATION_TRANSITIONS,
  isOfferOpenOn,
  transition,
  type ApplicationEvent,
  type ApplicationState,
} from './states.ts';

function after(state: ApplicationState, ...events: ApplicationEvent[]): string {
  let reached: ApplicationState = state;
  for (const event of events) {
    const next = transition(reached, event);
    if (!next.ok) return `${next.refusal} in ${reached}`;
    reached = next.value;
  }
  return reached;
}

describe('an application', () => {
  test('moves from the quote to the signature', () => {
    expect(after('Quoted', 'requoted', 'applied', 'requirementsMet', 'requested')).toBe('Requested');
  });

  test('signed twice is signed once', () => {
    expect(after('Documents', 'requested', 'requested')).toBe('Requested');
  });

  test('cannot be signed before its documents are ready, nor changed after signing', () => {
    expect(after('Requirements', 'requested')).toBe('notAllowed in Requirements');
    expect(after('Requested', 'expired')).toBe('notAllowed in Requested');
    expect(after('Requested', 'unrequested')).toBe('notAllowed in Requested');
  });

  test('put aside by the borrower can be resumed until it expires', () => {
    expect(after('Documents', 'unrequested', 'resumed', 'requirementsMet', 'requested')).toBe('Requested');
    expect(after('Documents', 'unrequested', 'expired', 'resumed')).toBe('notAllowed in Expired');
  });

  test('with the wrong address is decided again', () => {
    expect(after('Address Mismatch', 'mismatched', 'quoted')).toBe('Quoted');
    expect(after('Address Mismatch', 'declined', 'quoted')).toBe('notAllowed in Declined');
  });

  test('that was declined can be approved by a person who looks at it again', () => {
    expect(after('Declined', 'reconsidered', 'applied')).toBe('Requirements');
    expect(after('Referred', 'reconsidered')).toBe('notAllowed in Referred');
  });

  test('with a price can still be declined by what a proof shows', () => {
    expect(after('Quoted', 'applied', 'declined')).toBe('Declined');
    expect(after('Documents', 'unrequested', 'declined', 'downsold')).toBe('Quoted');
    expect(after('Documents', 'declined')).toBe('notAllowed in Documents');
  });

  test('returns to its requirements when one is reopened', () => {
    expect(after('Documents', 'requirementReopened')).toBe('Requirements');
  });

  test('only moves to known states', () => {
    const reached = Object.values(APPLICATION_TRANSITIONS).flatMap((row) => Object.values(row));
    expect(APPLICATION_STATES).toEqual(expect.arrayContaining(reached));
  });

  test('can be asked for in another amount or term until it is signed', () => {
    expect(after('Quoted', 'applied', 'requoted', 'requirementsMet', 'requoted', 'requested')).toBe(
      'Requested',
    );
    expect(after('Requested', 'requoted')).toBe('notAllowed in Requested');
  });

  test('that was declined for the amount alone can continue with a smaller one', () => {
    expect(after('Declined', 'downsold', 'applied')).toBe('Requirements');
  });

  test('that has expired has no transitions', () => {
    expect(APPLICATION_TRANSITIONS.Expired).toEqual({});
  });
});

/** Every event, and where it leads from each state; a state that is not named refuses it. */
const MOVES: Readonly<Record<ApplicationEvent, string>> = {
  quoted: 'Address Mismatch > Quoted, Referred > Quoted',
  declined:
    'Address Mismatch > Declined, Referred > Declined, Requirements > Declined, Unrequested > Declined',
  referred: 'Address Mismatch > Referred',
  mismatched: 'Address Mismatch > Address Mismatch, Referred > Address Mismatch',
  requoted: 'Quoted > Quoted, Requirements > Requirements, Documents > Documents',
  applied: 'Quoted > Requirements',
  resumed: 'Unrequested > Requirements',
  requirementsMet: 'Requirements > Documents, Documents > Documents',
  requirementReopened: 'Requirements > Requirements, Documents > Requirements',
  requested: 'Documents > Requested, Requested > Requested',
  accountNeeded: 'Requested > Requirements',
  unrequested:
    'Quoted > Unrequested, Requirements > Unrequested, Documents > Unrequested, Unrequested > Unrequested',
  downsold: 'Declined > Quoted',
  reconsidered: 'Declined > Quoted',
  expired:
    'Quoted > Expired, Address Mismatch > Expired, Referred > Expired, Requirements > Expired, Documents > Expired, Unrequested > Expired',
};

test.each(keysOf(MOVES))('%s moves an application from these states, and from no other', (event) => {
  const moves = APPLICATION_STATES.flatMap((state) => {
    const next = transition(state, event);
    return next.ok ? [`${state} > ${next.value}`] : [];
  });
  expect(moves.join(', ')).toBe(MOVES[event]);
});

test('an offer is open to the end of its last day, or indefinitely without one', () => {
  const today = day('2026-11-20');
  expect(isOfferOpenOn(day('2026-11-21'), today)).toBe(true);
  expect(isOfferOpenOn(null, today)).toBe(true);
  expect(isOfferOpenOn(today, today)).toBe(true);
  expect(isOfferOpenOn(day('2026-11-19'), today)).toBe(false);
});
