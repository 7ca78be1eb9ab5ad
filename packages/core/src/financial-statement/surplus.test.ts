import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PER_MONTH } from '../income/frequency.ts';
import { pence } from '../money/pence.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { STATEMENT_2026 } from './rules.ts';
import type { FinancialStatement } from './statement.ts';
import { monthlyTotals, surplusOf } from './surplus.ts';
import { SAMPLE_STATEMENT } from '../testing/sample-statement.ts';
import { RUNS } from '../testing/runs.ts';
import { keysOf } from '../records.ts';

const CATEGORY_NAMES = keysOf(CATEGORIES);
const FREQUENCIES = keysOf(PER_MONTH);

const only = (entries: FinancialStatement['entries']): FinancialStatement => ({
  ...SAMPLE_STATEMENT,
  entries,
  priorityDebts: [],
});

describe('the surplus of a household', () => {
  test('is monthly income less outgoings, savings and priority offers', () => {
    expect(surplusOf(SAMPLE_STATEMENT)).toEqual({
      income: 1_826_25 + 173_93,
      fixedCosts: 800_00 + 120_00 + 40_00 + 217_41,
      flexibleCosts: 62_58 + 487_00 + 38_00,
      beforeSavings: 235_19,
      savings: 20_00,
      priorityOffers: 25_00,
      surplus: 190_19,
    });
  });

  test.each([
    ['a tenth of a small amount', 100_00, 10_00],
    ['a tenth, rounded down', 99_99, 9_99],
    ['the cap of a large amount', 900_00, 20_00],
    ['nothing of zero', 0, 0],
  ])('allows savings of %s', (_, left, savings) => {
    const statement = only([{ category: 'earnings', amount: pence(left), frequency: 'monthly' }]);
    expect(surplusOf(statement).savings).toBe(savings);
  });

  test('with a deficit has no savings and a negative surplus', () => {
    const statement = only([{ category: 'water', amount: pence(30_00), frequency: 'monthly' }]);
    expect(surplusOf(statement)).toMatchObject({ savings: 0, surplus: -30_00 });
  });

  test('follows the given version of the rules', () => {
    const rules = { ...STATEMENT_2026, savingsPercent: 5, maxSavings: pence(100_00) };
    expect(surplusOf(SAMPLE_STATEMENT, rules).savings).toBe(11_75);
  });

  test('is zero without entries', () => {
    expect(surplusOf(only([])).surplus).toBe(0);
  });

  test('throws for negative amounts', () => {
    const entry = { category: 'school' as const, amount: pence(-1), frequency: 'monthly' as const };
    expect(() => surplusOf(only([entry]))).toThrow(RangeError);
    const priorityDebts = [{ id: 'rent', owed: pence(1_00), offer: pence(-1) }];
    expect(() => surplusOf({ ...SAMPLE_STATEMENT, priorityDebts })).toThrow(RangeError);
  });
});

describe('the categories of a statement', () => {
  test('are four for income, nine for fixed costs and three for flexible costs', () => {
    const sections = Object.values(CATEGORIES).map(({ section }) => section);
    const numberOf = (section: string): number => sections.filter((each) => each === section).length;
    expect(['income', 'fixed', 'flexible'].map(numberOf)).toEqual([4, 9, 3]);
  });

  test('add up their entries', () => {
    const frequency = 'monthly';
    const wages = [pence(900_00), pence(150_00)].map((amount) => ({ amount, frequency }) as const);
    expect(monthlyTotals(wages.map((wage) => ({ category: 'earnings', ...wage })))).toEqual({
      earnings: 1_050_00,
    });
  });

  test('make up the surplus, each counted once with its sign', () => {
    const entries = fc.array(
      fc.record({
        category: fc.constantFrom(...CATEGORY_NAMES),
        amount: fc.integer({ min: 0, max: 500_000 }).map(pence),
        frequency: fc.constantFrom(...FREQUENCIES),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(entries, (given) => {
        const surplus = surplusOf({ ...SAMPLE_STATEMENT, entries: given });
        const totals = Object.entries(monthlyTotals(given));
        const signed = totals.reduce(
          (sum, [category, total]) =>
            CATEGORIES[category as Category].section === 'income' ? sum + total : sum - total,
          0,
        );
        expect(surplus.beforeSavings).toBe(signed);
        expect(surplus.surplus).toBe(signed - surplus.savings - surplus.priorityOffers);
        expect(surplus.savings).toBeGreaterThanOrEqual(0);
        expect(surplus.savings * 10).toBeLessThanOrEqual(Math.max(0, signed));
      }),
      { numRuns: RUNS },
    );
  });
});
