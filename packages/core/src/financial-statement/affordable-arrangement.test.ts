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
import { RUNS } from '../testing/runs.ts';

/** The sample household with different monthly earnings. */
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
  test('is the lender’s share of the surplus', () => {
    expect(affordableArrangement(SAMPLE_STATEMENT, 'our loan')).toBe(118_87);
  });

  test('is zero for a household with a deficit, unless tokens are offered', () => {
    expect(affordableArrangement(earning(500_00), 'our loan')).toBe(0);
    const rules = { ...STATEMENT_2026, tokenOffer: pence(1_00) };
    expect(affordableArrangement(earning(500_00), 'our loan', rules)).toBe(1_00);
  });

  test('is never more than is owed on the loan', () => {
    const small = [{ id: 'our loan', owed: pence(12_34) }];
    expect(affordableArrangement(earning(9_000_00, small), 'our loan')).toBe(12_34);
  });

  test('throws for a loan that is not in the statement', () => {
    expect(() => affordableArrangement(SAMPLE_STATEMENT, 'another loan')).toThrow(RangeError);
  });
});

describe('the working of an affordable arrangement', () => {
  const { value, workings } = explainArrangement(SAMPLE_STATEMENT, 'our loan');

  test('shows the surplus line by line', () => {
    expect(formatWorking(workings.surplus).split('\n')).toEqual([
      'Monthly surplus: £190.19',
      '  Income: £2,000.18',
      '  Fixed costs: £1,177.41',
      '  Flexible costs: £587.58',
      '  Share allowed for savings: 10%',
      '  Maximum for savings: £20.00',
      '  Paid towards bills that come first: £25.00',
      expect.stringContaining('(Standard Financial Statement; statement-2026-1)'),
      '  Left after outgoings: £235.19',
      '  Savings: -£20.00',
      '  Bills that come first: -£25.00',
    ]);
  });

  test('shows the loan’s share', () => {
    expect(value).toBe(118_87);
    expect(formatWorking(workings.offer).split('\n')).toEqual([
      'Affordable monthly payment: £118.87',
      '  Available for all debts: £190.19',
      '  Owed on this loan: £5,000.00',
      '  Total owed: £8,000.00',
      '  Number of debts: 3',
      expect.stringContaining('in proportion to the amount owed'),
      '  This loan’s share before rounding: £118.868750',
      '  Total of all offers: £190.19',
    ]);
  });

  test.each([
    [500_00, 'nothing is offered'],
    [90_000_00, 'the full amount owed'],
  ])('with %i pence of earnings says that %s', (amount, sentence) => {
    expect(formatWorking(explainArrangement(earning(amount), 'our loan').workings.offer)).toContain(sentence);
  });

  test('has the results of the rules, and lines that add up', () => {
    const households = fc.record({
      amount: fc.integer({ min: 0, max: 6_000_00 }),
      owed: fc.array(fc.integer({ min: 1, max: 30_000_00 }), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(households, ({ amount, owed }) => {
        const debts = owed.map((each, index) => ({ id: `debt ${index}`, owed: pence(each) }));
        const statement = earning(amount, debts);
        const explained = explainArrangement(statement, 'debt 0');
        const found = surplusOf(statement);
        expect(explained.value).toBe(affordableArrangement(statement, 'debt 0'));
        expect(explained.workings.offer.result).toEqual({ kind: 'money', pence: explained.value });
        expect(explained.workings.surplus).toEqual(explainSurplus(statement).working);
        expect(explainSurplus(statement).value).toBe(found.surplus);
        expectLinesToGiveFigures(explained.workings);
        expect(shareSurplus(statement).available).toBe(Math.max(0, found.surplus));
      }),
      { numRuns: RUNS },
    );
  });
});

function expectLinesToGiveFigures({ surplus, offer }: { surplus: Working; offer: Working }): void {
  const [income, fixed, flexible] = ['Income', 'Fixed costs', 'Flexible costs'].map((label) =>
    figure(surplus.inputs, label),
  );
  expect(figure(surplus.steps, 'Left after outgoings')).toBe(income! - fixed! - flexible!);
  const steps = surplus.steps.map(({ label }) => figure(surplus.steps, label));
  expect(surplus.result).toEqual({ kind: 'money', pence: steps.reduce((sum, each) => sum + each, 0) });
  const available = figure(offer.inputs, 'Available for all debts');
  const [own, totalOwed] = [figure(offer.inputs, 'Owed on this loan'), figure(offer.inputs, 'Total owed')];
  const share = figure(offer.steps, 'This loan’s share before rounding');
  expect(share).toBeCloseTo((Math.min(available, totalOwed) * own) / totalOwed, 5);
  expect(figure(offer.steps, 'Total of all offers')).toBe(Math.min(available, totalOwed));
}
