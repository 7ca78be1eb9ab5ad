import { describe, expect, test } from 'vitest';
import {
  isIn,
  LOAN_GROUPS,
  LOAN_STATES,
  LOAN_TRANSITIONS,
  offersCancellation,
  showsDirectDebitAlert,
} from './states.ts';

describe('the states of a loan', () => {
  test('that are final have no transitions', () => {
    const final = LOAN_STATES.filter((state) => LOAN_TRANSITIONS[state].length === 0);
    expect(final).toEqual(['Cancelled', 'Sold']);
  });

  test('that are terminated can be settled for less, written off or sold', () => {
    for (const state of LOAN_GROUPS.terminated)
      expect(LOAN_TRANSITIONS[state]).toEqual(['Settled', 'Written Off', 'Sold']);
  });

  test('that are settled or complete continue when money comes back', () => {
    for (const state of ['Settled', 'Complete'] as const)
      expect(LOAN_TRANSITIONS[state]).toEqual(expect.arrayContaining(['Live', 'Late']));
  });

  test('Written Off is closed by the lender and not finished', () => {
    expect(isIn('closedByLender', 'Written Off')).toBe(true);
    expect(isIn('finished', 'Written Off')).toBe(false);
  });

  test('are each active, finished, closed or terminated', () => {
    const groups = ['active', 'finished', 'closedByLender', 'terminated'] as const;
    for (const state of LOAN_STATES) expect(groups.some((group) => isIn(group, state))).toBe(true);
  });
});

describe('the Direct Debit alert', () => {
  const live = { state: 'Live', isMandateActive: false, disbursedOn: '2026-11-20' } as const;
  test('is shown for an outstanding loan without a mandate', () => {
    expect(showsDirectDebitAlert(live)).toBe(true);
    expect(showsDirectDebitAlert({ ...live, isMandateActive: true })).toBe(false);
    expect(showsDirectDebitAlert({ ...live, disbursedOn: null })).toBe(false);
    expect(showsDirectDebitAlert({ ...live, state: 'Settled' })).toBe(false);
  });
});

describe('cancellation', () => {
  const live = { state: 'Live', isEligibleForCancellation: false, hasActiveCancellationQuote: true } as const;
  test('is offered while open or quoted, once the payout has arrived', () => {
    expect(offersCancellation(live)).toBe(true);
    expect(offersCancellation({ ...live, hasActiveCancellationQuote: false })).toBe(false);
    expect(offersCancellation({ ...live, state: 'Funded' })).toBe(false);
  });
});
