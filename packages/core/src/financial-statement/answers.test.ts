import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { PER_MONTH } from '../income/frequency.ts';
import { pence } from '../money/pence.ts';
import { keysOf } from '../records.ts';
import { SAMPLE_ANSWERS } from '../testing/sample-answers.ts';
import { isStatementOpen, MOST_ON_A_LINE, NO_ANSWERS, statementExpiry, statementFrom } from './answers.ts';
import { CATEGORIES } from './categories.ts';
import { LINES, linesOf } from './lines.ts';
import { missingFrom, partOf, STATEMENT_PARTS } from './missing.ts';
import { monthlyTotals, surplusOf } from './surplus.ts';

describe('the lines of a statement', () => {
  test('reach every category, in the order of the Standard Financial Statement', () => {
    const reached = new Set(Object.values(LINES).map(({ category }) => category));
    expect([...reached]).toEqual(keysOf(CATEGORIES));
    const inSections = (['income', 'fixed', 'flexible'] as const).flatMap((section) => linesOf(section));
    expect(inSections).toEqual(keysOf(LINES));
  });

  test('can each have the largest amount, at any frequency', () => {
    for (const frequency of keysOf(PER_MONTH)) {
      const entries = keysOf(LINES).map((line) => ({ line, amount: MOST_ON_A_LINE, frequency }));
      expect(Number.isSafeInteger(surplusOf(statementFrom({ ...NO_ANSWERS, entries })).surplus)).toBe(true);
    }
  });
});

describe('the statement that answers make', () => {
  test('adds up lines by category, whatever their frequency', () => {
    expect(surplusOf(statementFrom(SAMPLE_ANSWERS))).toEqual({
      income: 1_826_25 + 175_62,
      fixedCosts: 800_00 + 150_00 + 120_00,
      flexibleCosts: 62_58 + 487_00 + 61_71,
      beforeSavings: 320_58,
      savings: 20_00,
      priorityOffers: 25_00,
      surplus: 275_58,
    });
    expect(monthlyTotals(statementFrom(SAMPLE_ANSWERS).entries)).toMatchObject({
      homeAndContents: 950_00,
      utilities: 120_00,
    });
  });

  test('is a deficit where more goes out than comes in', () => {
    const entries = SAMPLE_ANSWERS.entries.filter(({ line }) => line !== 'wages');
    expect(surplusOf(statementFrom({ ...SAMPLE_ANSWERS, entries }))).toMatchObject({
      savings: 0,
      surplus: -(1_505_67 + 25_00),
    });
  });

  test('leaves out bills and debts that the household says it does not have', () => {
    const without = statementFrom({ ...SAMPLE_ANSWERS, isBehind: false, hasDebts: false });
    expect([without.priorityDebts, without.nonPriorityDebts]).toEqual([[], []]);
  });

  test('counts what is missing as nothing', () => {
    expect(surplusOf(statementFrom(NO_ANSWERS)).surplus).toBe(0);
    expect(statementFrom(NO_ANSWERS).household).toMatchObject({ adults: 1, vehicles: 0 });
  });
});

describe('what is missing', () => {
  test('is named in the order of the parts, until there is nothing', () => {
    const missing = missingFrom(NO_ANSWERS);
    expect(missing).toEqual(['adults', 'tenure', 'income', 'behind', 'fixedCosts', 'flexibleCosts', 'debts']);
    expect([...new Set(missing.map(partOf))]).toEqual(STATEMENT_PARTS);
    expect(missingFrom(SAMPLE_ANSWERS)).toEqual([]);
  });

  test('is an amount of a bill or debt that was named without one', () => {
    const answers = {
      ...SAMPLE_ANSWERS,
      billsBehind: [{ bill: 'rent' as const, owed: null, offer: null }],
      debts: [{ name: '', owed: pence(10_00), monthlyPayment: null }],
    };
    expect(missingFrom(answers)).toEqual(['amountsBehind', 'debtAmounts']);
    expect(missingFrom({ ...answers, billsBehind: [], debts: [] })).toEqual(['billsBehind', 'debtsListed']);
    expect(missingFrom({ ...answers, isBehind: false, hasDebts: false })).toEqual([]);
  });

  test('is not income of £0, which is an answer', () => {
    const entries = [{ line: 'wages' as const, amount: pence(0), frequency: 'monthly' as const }];
    expect(missingFrom({ ...NO_ANSWERS, entries })).not.toContain('income');
  });
});

test('a statement counts for thirty days after its first', () => {
  const last = statementExpiry(day('2026-11-24'));
  expect(last).toBe('2026-12-24');
  expect(isStatementOpen(last, day('2026-12-24'))).toBe(true);
  expect(isStatementOpen(last, day('2026-12-25'))).toBe(false);
});
