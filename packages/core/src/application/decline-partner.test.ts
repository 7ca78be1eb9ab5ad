import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { poundsInPence } from '../money/pounds.ts';
import {
  DECLINE_PARTNER_EVENTS,
  incomeBand,
  isDeclinePanelOpen,
  mayAcceptPartner,
  takePartnerEvent,
  type DeclinePartnerEvent,
} from './decline-partner.ts';
import { APPLICATION_STATES } from './states.ts';

describe('another lender', () => {
  const decidedOn = day('2026-11-20');

  test('can be found for a declined application alone', () => {
    const open = APPLICATION_STATES.filter((state) =>
      isDeclinePanelOpen({ state, decidedOn, reasons: ['credit-score'] }, decidedOn),
    );
    expect(open).toEqual(['Declined']);
  });

  test.each([
    ['2026-11-20', true],
    ['2026-12-19', true],
    ['2026-12-20', false],
  ])('can be found on %s: %s', (today, expected) => {
    const declined = { state: 'Declined', decidedOn, reasons: ['credit-score'] } as const;
    expect(isDeclinePanelOpen(declined, day(today))).toBe(expected);
  });

  test.each(['under-age', 'no-income', 'insolvency', 'unaffordable', 'less-affordable'] as const)(
    'is not shown to someone whom credit would harm: %s',
    (reason) => {
      const declined = { state: 'Declined', decidedOn, reasons: ['recent-defaults', reason] } as const;
      expect(isDeclinePanelOpen(declined, decidedOn)).toBe(false);
    },
  );
});

describe('the events of an offer', () => {
  const upTo = (count: number): DeclinePartnerEvent[] => DECLINE_PARTNER_EVENTS.slice(0, count);

  test.each([0, 1, 2, 3])('after %i of them: the next one, or one that was before', (count) => {
    const open = DECLINE_PARTNER_EVENTS.filter((event) => takePartnerEvent(upTo(count), event).ok);
    expect(open).toEqual(upTo(count + 1));
  });

  test('out of order are refused by name', () => {
    expect(takePartnerEvent([], 'consented-to-search')).toMatchObject({
      refusal: 'declinePartnerOutOfOrder',
    });
  });

  test('allow the offer to be accepted once all were taken', () => {
    expect([0, 1, 2, 3].map((count) => mayAcceptPartner(upTo(count)))).toEqual([false, false, false, true]);
  });
});

describe('an income', () => {
  test.each([
    [0, 'under-1000'],
    [999.99, 'under-1000'],
    [1000, '1000-to-1999'],
    [2600, '2000-to-2999'],
    [3999.99, '3000-to-3999'],
    [4000, '4000-and-over'],
    [250_000, '4000-and-over'],
  ] as const)('of £%d is shown as %s', (pounds, band) => {
    expect(incomeBand(poundsInPence(pounds))).toBe(band);
  });
});
