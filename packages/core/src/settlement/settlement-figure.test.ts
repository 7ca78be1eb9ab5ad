import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { formatWorking } from '../working/format.ts';
import { explainSettlement } from './explain-settlement.ts';
import { settlementDate } from './settlement-date.ts';
import { settlementFigure, type SettlementInput } from './settlement-figure.ts';
import { SETTLEMENT_2026 } from './settlement-rules.ts';

/** Immediately after payment 12 of £7,500 over 36 months at 22.6 %. */
const AFTER_A_YEAR: SettlementInput = {
  settleOn: day('2027-11-20'),
  apr: 0.226,
  dueAndUnpaid: pence(0),
  worthAhead: 5488_80.15,
  credit: pence(0),
  statutory: 5488_80.15,
  beforeBreathingSpace: null,
  leftToPay: pence(23 * 280_83 + 280_89),
  optionFee: pence(0),
};

describe('a borrower who settles', () => {
  test('pays what the instalments ahead are worth, rounded down', () => {
    expect(settlementFigure(AFTER_A_YEAR)).toMatchObject({
      basis: 'instalments',
      figure: 5488_80,
      rebate: 6739_98 - 5488_80,
    });
    expect(settlementFigure({ ...AFTER_A_YEAR, worthAhead: 5488_79.99 }).figure).toBe(5488_79);
  });

  test('with missed payments pays them once, without interest', () => {
    const missed = pence(2 * 280_83);
    const late = settlementFigure({
      ...AFTER_A_YEAR,
      dueAndUnpaid: missed,
      statutory: AFTER_A_YEAR.statutory + missed + 12_34,
      leftToPay: pence(AFTER_A_YEAR.leftToPay + missed),
    });
    expect(late.figure).toBe(5488_80 + missed);
    expect(late.rebate).toBe(settlementFigure(AFTER_A_YEAR).rebate);
  });

  test('pays less by what was paid in excess', () => {
    expect(settlementFigure({ ...AFTER_A_YEAR, credit: pence(88_80) }).figure).toBe(5400_00);
  });

  test.each([
    ['statutory', { statutory: 5400_00.5 }, 5400_00, 1339_98],
    ['breathing-space', { beforeBreathingSpace: 5300_00 }, 5300_00, 1439_98],
    ['left-to-pay', { leftToPay: pence(5000_00) }, 5000_00, 0],
  ])('never pays more than the limit "%s"', (basis, limit, figure, rebate) => {
    expect(settlementFigure({ ...AFTER_A_YEAR, ...limit })).toMatchObject({ basis, figure, rebate });
  });

  test('is not given a limit as the reason that is lower by rounding only', () => {
    const settled = settlementFigure({ ...AFTER_A_YEAR, statutory: 5488_79.6 });
    expect(settled).toMatchObject({ basis: 'instalments', figure: 5488_79 });
  });

  test('who has paid too much owes nothing', () => {
    expect(settlementFigure({ ...AFTER_A_YEAR, statutory: -12.5 }).figure).toBe(0);
    expect(settlementFigure({ ...AFTER_A_YEAR, statutory: 0.99 }).figure).toBe(0);
    expect(settlementFigure({ ...AFTER_A_YEAR, leftToPay: pence(0) })).toMatchObject({
      figure: 0,
      rebate: 0,
    });
  });

  test('who owes anything pays at least a penny', () => {
    expect(settlementFigure({ ...AFTER_A_YEAR, worthAhead: 0.4 }).figure).toBe(1);
    expect(settlementFigure({ ...AFTER_A_YEAR, beforeBreathingSpace: -50 }).figure).toBe(1);
  });
});

describe('a settlement figure explained', () => {
  test('shows what it is made of and why', () => {
    const shown = formatWorking(explainSettlement(settlementFigure(AFTER_A_YEAR)));
    expect(shown.split('\n')).toEqual([
      'Settlement figure: £5,488.80',
      '  Settlement date: 20/11/2027',
      '  APR: 22.60%',
      '  Due by that date and unpaid: £0.00',
      '  Value of the future payments, at the APR: £5,488.801500',
      '  Statutory balance: £5,488.801500',
      '  Left to pay: £6,739.98',
      expect.stringMatching(/On this date it is the amount due and unpaid, plus .*SI 2004\/1483, reg\. 4/),
      '  Rebate: £1,251.18',
    ]);
  });

  test('shows the option fee, credit and a breathing space, and why settling can save nothing', () => {
    const input = {
      ...AFTER_A_YEAR,
      optionFee: pence(25_00),
      credit: pence(3_00),
      beforeBreathingSpace: 5400_00,
      leftToPay: pence(100_00),
    };
    const shown = formatWorking(explainSettlement(settlementFigure(input)));
    expect(shown).toContain('Option to purchase fee: £25.00');
    expect(shown).toContain('Credit: £3.00');
    expect(shown).toContain('Figure before the breathing space, less payments: £5,400.00');
    expect(shown).toContain('settling saves nothing');
  });
});

describe('the settlement date', () => {
  const baseRequest = { requestedOn: day('2027-11-20'), namedOn: null, termMonths: 36 };
  const deferring = { ...SETTLEMENT_2026, isDeferred: true };

  test.each([
    ['is 28 days after the request', baseRequest, SETTLEMENT_2026, '2027-12-18'],
    [
      'is a later date the borrower asked for',
      { ...baseRequest, namedOn: day('2028-01-31') },
      SETTLEMENT_2026,
      '2028-01-31',
    ],
    ['is not an earlier date', { ...baseRequest, namedOn: day('2027-12-01') }, SETTLEMENT_2026, '2027-12-18'],
    ['is a month later where the product defers', baseRequest, deferring, '2028-01-18'],
    ['is not deferred in a term of a year', { ...baseRequest, termMonths: 12 }, deferring, '2027-12-18'],
    ['is deferred from 13 months on', { ...baseRequest, termMonths: 13 }, deferring, '2028-01-18'],
    [
      'is deferred from a requested date too',
      { ...baseRequest, namedOn: day('2028-01-31') },
      deferring,
      '2028-02-29',
    ],
  ])('%s', (_, request, rules, expected) => {
    expect(settlementDate(request, rules)).toBe(expected);
  });

  test('with deferral is never more than 59 days away', () => {
    expect(settlementDate({ ...baseRequest, requestedOn: day('2027-12-04') }, deferring)).toBe('2028-02-01');
  });
});
