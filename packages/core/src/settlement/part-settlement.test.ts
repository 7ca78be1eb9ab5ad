import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { RUNS } from '../testing/runs.ts';
import { formatWorking } from '../working/format.ts';
import { explainPartSettlement } from './explain-part-settlement.ts';
import { fewestPence } from './fewest-pence.ts';
import { partSettlement, type PartSettlementInput } from './part-settlement.ts';

const BALANCE = pence(5711_66);
const WORTH = 5488_80.15;

/** Each penny of debt is worth as much at the APR as every other: a loan whose instalments all fall. */
const worthOfDebt = (debt: number): number => (debt * WORTH) / BALANCE;

/** Immediately after payment 12 of £7,500 over 36 months at 22.6 %. */
const AFTER_A_YEAR: PartSettlementInput = {
  payment: pence(1_000_00),
  balance: BALANCE,
  worth: WORTH,
  worthWith: (rebate) => worthOfDebt(BALANCE - 1_000_00 - rebate),
};

const paying = (payment: number): PartSettlementInput => ({
  ...AFTER_A_YEAR,
  payment: pence(payment),
  worthWith: (rebate) => worthOfDebt(BALANCE - payment - rebate),
});

describe('a borrower who makes a part settlement', () => {
  test('gets the fewest pence back that bring the worth down by the payment', () => {
    // 1,000 x 222.8585 / 5,488.8015 = 40.6024
    const settled = partSettlement(AFTER_A_YEAR);
    expect(settled).toMatchObject({ kind: 'part', settlesFor: 5488_80, rebate: 40_61, excess: 0 });
    expect(settled.debtReduction).toBe(1040_61);
    expect(settled.rest).toBeGreaterThan(0);
    expect(settled.rest).toBeLessThan(1);
  });

  test('at the settlement figure settles in full', () => {
    const settled = partSettlement(paying(5488_80));
    expect(settled).toMatchObject({
      kind: 'full',
      rebate: 222_86,
      debtReduction: 5711_66,
      excess: 0,
      rest: 0,
    });
  });

  test('above the settlement figure has the excess left over', () => {
    expect(partSettlement(paying(6000_00))).toMatchObject({
      kind: 'full',
      rebate: 222_86,
      debtReduction: 5711_66,
      excess: 511_20,
    });
  });

  test('without an unearned fee gets no rebate', () => {
    const input = {
      ...AFTER_A_YEAR,
      balance: pence(5000_00),
      worth: 5000_00,
      worthWith: (rebate: number) => 4000_00 - rebate,
    };
    expect(partSettlement(input)).toMatchObject({ kind: 'part', rebate: 0, debtReduction: 1000_00, rest: 0 });
  });

  test('who owes nothing has the whole payment left over', () => {
    const settled = partSettlement({ ...AFTER_A_YEAR, balance: pence(0), worth: 0 });
    expect(settled).toMatchObject({ kind: 'full', rebate: 0, debtReduction: 0, excess: 1000_00 });
  });

  test('of any amount takes exactly that off the worth, with the rest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5488_79 }), (payment) => {
        const { rebate, rest, debtReduction } = partSettlement(paying(payment));
        expect(debtReduction).toBe(payment + rebate);
        expect(worthOfDebt(BALANCE - debtReduction) + rest).toBeCloseTo(WORTH - payment, 6);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThan(1);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the fewest pence', () => {
  test('that reach a target are those that one penny less would miss', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: -5, max: 200 }),
        (steps, target) => {
          const figures = steps.reduce((falling, step) => [...falling, falling.at(-1)! - step], [100]);
          const limit = figures.length - 1;
          const found = fewestPence(limit, target, (amount) => figures[amount]!);
          if (figures[limit]! > target) expect(found).toBe(limit);
          else expect(found).toBe(figures.findIndex((figure) => figure <= target));
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('are found with few tries', () => {
    let tries = 0;
    const found = fewestPence(1_000_000, 123_456.7, (amount) => {
      tries += 1;
      return 1_000_000 - amount;
    });
    expect(found).toBe(876_544);
    expect(tries).toBeLessThan(10);
  });
});

describe('a part settlement explained', () => {
  test('shows the payment, the rebate and the reduction', () => {
    const shown = formatWorking(explainPartSettlement(partSettlement(AFTER_A_YEAR)));
    expect(shown.split('\n')).toEqual([
      'Reduces your balance by: £1,040.61',
      '  Payment: £1,000.00',
      '  Balance with interest to date: £5,711.66',
      '  Value of the future payments, at the APR: £5,488.801500',
      expect.stringContaining('takes its own amount off the settlement figure'),
      '  Figure to settle in full: £5,488.80',
      '  Rebate: £40.61',
    ]);
  });

  test('shows that it settles everything, and what is left over', () => {
    const shown = formatWorking(explainPartSettlement(partSettlement(paying(6000_00))));
    expect(shown).toContain('settles the whole agreement');
    expect(shown).toContain('Left over: £511.20');
  });
});
