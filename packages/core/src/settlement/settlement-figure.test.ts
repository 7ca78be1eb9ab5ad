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
  statutory: 5488_80.15,
  dueAndUnpaid: pence(0),
  balanceWithInterest: 5711_66,
  leftToPay: pence(23 * 280_83 + 280_89),
  optionFee: pence(0),
};

describe('a borrower who settles', () => {
  test('pays the statutory figure, not the balance', () => {
    expect(settlementFigure(AFTER_A_YEAR)).toMatchObject({
      basis: 'statutory',
      figure: 5488_80,
      rebate: 6739_98 - 5488_80,
      candidates: { statutory: 5488_80, balance: 5711_66, 'left-to-pay': 6739_98 },
    });
  });

  test('with missed payments pays them once, without interest', () => {
    const missed = pence(2 * 280_83);
    const late = settlementFigure({
      ...AFTER_A_YEAR,
      dueAndUnpaid: missed,
      balanceWithInterest: AFTER_A_YEAR.balanceWithInterest + missed,
      leftToPay: pence(AFTER_A_YEAR.leftToPay + missed),
    });
    expect(late.figure).toBe(5488_80 + missed);
    expect(late.rebate).toBe(settlementFigure(AFTER_A_YEAR).rebate);
  });

  test('pays the balance where that is lower', () => {
    const settled = settlementFigure({ ...AFTER_A_YEAR, balanceWithInterest: 5400_00.5 });
    expect(settled).toMatchObject({ basis: 'balance', figure: 5400_01, rebate: 1339_97 });
  });

  test('never pays more than was left to pay', () => {
    const settled = settlementFigure({ ...AFTER_A_YEAR, leftToPay: pence(5000_00) });
    expect(settled).toMatchObject({ basis: 'left-to-pay', figure: 5000_00, rebate: 0 });
  });

  test('who has paid too much owes nothing', () => {
    const settled = settlementFigure({ ...AFTER_A_YEAR, statutory: -12.5, balanceWithInterest: 3 });
    expect(settled).toMatchObject({ basis: 'statutory', figure: 0 });
    expect(settlementFigure({ ...AFTER_A_YEAR, leftToPay: pence(-5) })).toMatchObject({
      figure: 0,
      rebate: 0,
    });
  });

  test('gets the statutory figure as the basis when the figures are equal', () => {
    const same = { statutory: 100, balanceWithInterest: 100, leftToPay: pence(100) };
    expect(settlementFigure({ ...AFTER_A_YEAR, ...same }).basis).toBe('statutory');
  });

  test('of a hire purchase pays the option fee with it, once', () => {
    const optionFee = pence(25_00);
    const car = { ...AFTER_A_YEAR, optionFee };
    expect(settlementFigure(car).candidates).toMatchObject({ statutory: 5488_80, balance: 5711_66 + 25_00 });
    expect(settlementFigure({ ...car, balanceWithInterest: 5000_00 }).figure).toBe(5025_00);
  });
});

describe('a settlement figure explained', () => {
  test('shows the three figures and why one applies', () => {
    const shown = formatWorking(explainSettlement(settlementFigure(AFTER_A_YEAR)));
    expect(shown.split('\n')).toEqual([
      'Settlement figure: £5,488.80',
      '  Settlement date: 20 November 2027',
      '  APR: 22.60%',
      '  Balance by the statutory formula: £5,488.801500',
      '  Due by that date and unpaid: £0.00',
      '  Balance with interest to date: £5,711.660000',
      '  Left to pay: £6,739.98',
      expect.stringContaining('SI 2004/1483, reg. 4'),
      '  Statutory figure and unpaid instalments: £5,488.80',
      '  Balance and fees: £5,711.66',
      '  Left to pay: £6,739.98',
      expect.stringContaining('The statutory figure is the lowest'),
      '  Rebate: £1,251.18',
    ]);
  });

  test('shows the option fee of a hire purchase, and why settling can save nothing', () => {
    const input = { ...AFTER_A_YEAR, optionFee: pence(25_00), leftToPay: pence(100_00) };
    const shown = formatWorking(explainSettlement(settlementFigure(input)));
    expect(shown).toContain('Option to purchase fee: £25.00');
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
