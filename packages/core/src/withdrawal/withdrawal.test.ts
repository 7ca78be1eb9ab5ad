import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { pence, roundHalfUp } from '../money/pence.ts';
import { formatWorking } from '../working/format.ts';
import { explainWithdrawal } from './explain-withdrawal.ts';
import {
  repayWithdrawalBy,
  withdrawalEndsOn,
  withdrawalInterestPerDay,
  withdrawalOf,
  type WithdrawalInput,
} from './withdrawal.ts';
import { RUNS } from '../testing/runs.ts';

const AFTER_TEN_DAYS: WithdrawalInput = {
  credit: pence(7_500_00),
  rate: 0.177244,
  drawnOn: day('2026-11-20'),
  noticeOn: day('2026-11-25'),
  repayOn: day('2026-11-30'),
  paid: [],
};

describe('daily interest on withdrawal from £7,500', () => {
  test.each([
    ['supermarket, post office', 0.177244, 3_35],
    ['provider, budgeting bank', 0.243719, 4_48],
    ['credit card', 0.270154, 4_92],
  ])('%s', (_, rate, perDay) => {
    expect(roundHalfUp(withdrawalInterestPerDay(pence(7_500_00), rate))).toBe(perDay);
  });

  test('adds up to less than a year’s interest at the rate', () => {
    const perDay = withdrawalInterestPerDay(pence(7_500_00), 0.177244);
    expect(perDay).toBeCloseTo(335.37, 2);
    expect(perDay * 365).toBeLessThan(7_500_00 * 0.177244);
  });
});

describe('the days of a withdrawal', () => {
  test('notice can be given until the fourteenth day after signing or receipt of the copy, whichever is later', () => {
    expect(withdrawalEndsOn(day('2026-11-20'), day('2026-11-20'), 14)).toBe('2026-12-04');
    expect(withdrawalEndsOn(day('2026-11-20'), day('2026-11-23'), 14)).toBe('2026-12-07');
    expect(withdrawalEndsOn(day('2026-11-20'), day('2026-11-19'), 14)).toBe('2026-12-04');
  });

  test('the thirty days to repay start on the day after notice', () => {
    expect(repayWithdrawalBy(day('2026-11-25'))).toBe('2026-12-25');
  });
});

describe('a borrower who withdraws', () => {
  test('repays the credit and ten days’ interest, and no fee', () => {
    expect(withdrawalOf(AFTER_TEN_DAYS)).toMatchObject({
      days: 10,
      interest: 33_54,
      toRepay: 7_533_54,
      toRefund: 0,
      repayBy: '2026-12-25',
    });
  });

  test('on the day of the payout repays only the credit', () => {
    const sameDay = { ...AFTER_TEN_DAYS, noticeOn: day('2026-11-20'), repayOn: day('2026-11-20') };
    expect(withdrawalOf(sameDay)).toMatchObject({ days: 0, interest: 0, toRepay: 7_500_00 });
  });

  test('who has already paid part pays interest only on the rest', () => {
    const paid = [{ on: day('2026-11-25'), amount: pence(3_750_00) }];
    expect(withdrawalOf({ ...AFTER_TEN_DAYS, paid })).toMatchObject({
      interest: 25_15,
      alreadyPaid: 3_750_00,
      toRepay: 3_775_15,
    });
  });

  test('who has paid more is refunded the rest; a later payment does not count', () => {
    const paid = [
      { on: day('2026-11-20'), amount: pence(7_600_00) },
      { on: day('2026-12-01'), amount: pence(1_00) },
    ];
    expect(withdrawalOf({ ...AFTER_TEN_DAYS, paid })).toMatchObject({
      interest: 0,
      toRepay: 0,
      toRefund: 100_00,
    });
  });

  test('pays a day’s interest more for each day, to the penny', () => {
    const waits = fc.record({
      credit: fc.integer({ min: 1_000_00, max: 35_000_00 }).map(pence),
      rate: fc.double({ min: 0.01, max: 0.6, noNaN: true }),
      days: fc.nat(44),
    });
    fc.assert(
      fc.property(waits, ({ credit, rate, days }) => {
        const on = (waited: number) =>
          withdrawalOf({ ...AFTER_TEN_DAYS, credit, rate, repayOn: addDays(AFTER_TEN_DAYS.drawnOn, waited) });
        const [today, tomorrow] = [on(days), on(days + 1)];
        expect(today.toRepay).toBeGreaterThanOrEqual(credit);
        expect(Math.abs(tomorrow.toRepay - today.toRepay - today.perDay)).toBeLessThanOrEqual(1);
      }),
      { numRuns: RUNS },
    );
  });

  test('sees how it is calculated', () => {
    expect(formatWorking(explainWithdrawal(withdrawalOf(AFTER_TEN_DAYS))).split('\n')).toEqual([
      'To repay on withdrawal: £7,533.54',
      '  Paid out to you: £7,500.00',
      '  Annual interest rate: 17.72%',
      '  Paid out on: 20/11/2026',
      '  Repaid on: 30/11/2026',
      expect.stringContaining('Consumer Credit Act 1974, s.66A'),
      '  Interest per day: £3.353683',
      '  Days: 10 days',
      '  Interest: £33.54',
      '  Repay by: 25/12/2026',
    ]);
  });

  test('sees what was already paid and the refund', () => {
    const paid = [{ on: day('2026-11-20'), amount: pence(7_600_00) }];
    const shown = formatWorking(explainWithdrawal(withdrawalOf({ ...AFTER_TEN_DAYS, paid })));
    expect(shown).toContain('Already paid: £7,600.00');
    expect(shown).toContain('Refunded to you: £100.00');
  });
});
