import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { formatWorking } from '../working/format.ts';
import type { Line, Working } from '../working/working.ts';
import { affordableArrangement, shareSurplus } from './affordable-arrangement.ts';
import { explainArrangement, explainSurplus } from './explain-statement.ts';
import { STATEMENT_2026 } from './rules.ts';
import type { FinancialStatement } from './statement.ts';
import { SAMPLE_STATEMENT } from '../testing/sample-statement.ts';
import { surplusOf } from './surplus.ts';

const RUNS = process.env.FAIRLEAD_NIGHTLY ? 10_000 : 1_000;

/** The sample household with other earnings a month. */
const earning = (
  amount: number,
  nonPriorityDebts = SAMPLE_STATEMENT.nonPriorityDebts,
): FinancialStatement => ({
  ...SAMPLE_STATEMENT,
  entries: SAMPLE_STATEMENT.entries.map((entry) =>
    entry.category === 'earnings' ? { ...entry, amount: pence(amount), frequency: 'monthly' } : entry,
  ),
  nonPriorityDebts,
});

const figure = (lines: readonly Line[], label: string): number => {
  const shown = lines.find((line) => line.label === label)?.value;
  if (shown?.kind !== 'money' && shown?.kind !== 'unrounded') throw new Error(`no figure on "${label}"`);
  return shown.pence;
};

describe('an affordable arrangement', () => {
  test('is the lender’s own share of the surplus', () => {
    expect(affordableArrangement(SAMPLE_STATEMENT, 'our loan')).toBe(118_87);
  });

  test('is nothing for a household that is short, unless a token is offered', () => {
    expect(affordableArrangement(earning(500_00), 'our loan')).toBe(0);
    const rules = { ...STATEMENT_2026, tokenOffer: pence(1_00) };
    expect(affordableArrangement(earning(500_00), 'our loan', rules)).toBe(1_00);
  });

  test('never takes more than the loan is owed', () => {
    const small = [{ id: 'our loan', owed: pence(12_34) }];
    expect(affordableArrangement(earning(9_000_00, small), 'our loan')).toBe(12_34);
  });

  test('is of a loan that shares, else it is a fault', () => {
    expect(() => affordableArrangement(SAMPLE_STATEMENT, 'another loan')).toThrow(RangeError);
  });
});

describe('a borrower who asks why that much', () => {
  const { value, workings } = explainArrangement(SAMPLE_STATEMENT, 'our loan');

  test('sees the surplus line by line', () => {
    expect(formatWorking(workings.surplus).split('\n')).toEqual([
      'Surplus a month: £190.19',
      '  Income: £2,000.18',
      '  Fixed costs: £1,177.41',
      '  Flexible costs: £587.58',
      '  Part that may be saved: 10 percent',
      '  Most that may be saved: £20.00',
      '  Offered to priority debts: £25.00',
      expect.stringContaining('(Standard Financial Statement; statement-2026-1)'),
      '  Left after outgoings: £235.19',
      '  Savings: -£20.00',
      '  Priority debts: -£25.00',
    ]);
  });

  test('sees the share of the loan', () => {
    expect(value).toBe(118_87);
    expect(formatWorking(workings.offer).split('\n')).toEqual([
      'Affordable payment a month: £118.87',
      '  Available to all debts: £190.19',
      '  Owed on this loan: £5,000.00',
      '  Owed altogether: £8,000.00',
      '  Debts that share: 3',
      expect.stringContaining('in proportion to what is owed'),
      '  This loan’s share before rounding: £118.868750',
      '  All offers together: £190.19',
    ]);
  });

  test.each([
    [500_00, 'nothing is offered'],
    [90_000_00, 'all that is owed'],
  ])('with %i pence of earnings is told that %s', (amount, says) => {
    expect(formatWorking(explainArrangement(earning(amount), 'our loan').workings.offer)).toContain(says);
  });

  test('always sees the figures themselves, and lines that come to them', () => {
    const households = fc.record({
      amount: fc.integer({ min: 0, max: 6_000_00 }),
      owed: fc.array(fc.integer({ min: 1, max: 30_000_00 }), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(households, ({ amount, owed }) => {
        const debts = owed.map((each, index) => ({ id: `debt ${index}`, owed: pence(each) }));
        const statement = earning(amount, debts);
        const told = explainArrangement(statement, 'debt 0');
        const found = surplusOf(statement);
        expect(told.value).toBe(affordableArrangement(statement, 'debt 0'));
        expect(told.workings.offer.result).toEqual({ kind: 'money', pence: told.value });
        expect(told.workings.surplus).toEqual(explainSurplus(statement).working);
        expect(explainSurplus(statement).value).toBe(found.surplus);
        expectToRecombine(told.workings);
        expect(shareSurplus(statement).available).toBe(Math.max(0, found.surplus));
      }),
      { numRuns: RUNS },
    );
  });
});

function expectToRecombine({ surplus, offer }: { surplus: Working; offer: Working }): void {
  const [income, fixed, flexible] = ['Income', 'Fixed costs', 'Flexible costs'].map((label) =>
    figure(surplus.inputs, label),
  );
  expect(figure(surplus.steps, 'Left after outgoings')).toBe(income! - fixed! - flexible!);
  const steps = surplus.steps.map(({ label }) => figure(surplus.steps, label));
  expect(surplus.result).toEqual({ kind: 'money', pence: steps.reduce((sum, each) => sum + each, 0) });
  const available = figure(offer.inputs, 'Available to all debts');
  const [own, altogether] = [
    figure(offer.inputs, 'Owed on this loan'),
    figure(offer.inputs, 'Owed altogether'),
  ];
  const share = figure(offer.steps, 'This loan’s share before rounding');
  expect(share).toBeCloseTo((Math.min(available, altogether) * own) / altogether, 5);
  expect(figure(offer.steps, 'All offers together')).toBe(Math.min(available, altogether));
}
