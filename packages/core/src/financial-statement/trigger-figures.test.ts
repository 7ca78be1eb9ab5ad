import { expect, test } from 'vitest';
import { pence, type Pence } from '../money/pence.ts';
import type { FinancialStatement } from './statement.ts';
import { SAMPLE_STATEMENT } from '../testing/sample-statement.ts';
import { SAMPLE_TRIGGER_FIGURES } from '../testing/sample-trigger-figures.ts';
import { overTriggers } from './trigger-figures.ts';

test('spending above the household’s trigger figures needs an explanation by category', () => {
  expect(overTriggers(SAMPLE_STATEMENT, SAMPLE_TRIGGER_FIGURES)).toEqual([
    { category: 'foodAndHousekeeping', spent: 487_00, trigger: 380_00, over: 107_00 },
  ]);
});

test('spending at the trigger figure needs no explanation', () => {
  const spending = (amount: Pence): FinancialStatement => ({
    ...SAMPLE_STATEMENT,
    entries: [{ category: 'personal', amount, frequency: 'monthly' }],
  });
  expect(overTriggers(spending(pence(38_00)), SAMPLE_TRIGGER_FIGURES)).toEqual([]);
  expect(overTriggers(spending(pence(38_01)), SAMPLE_TRIGGER_FIGURES)).toMatchObject([
    { category: 'personal', over: 1 },
  ]);
});

test('a larger household can spend more', () => {
  const household = { ...SAMPLE_STATEMENT.household, adults: 3, others: 1 };
  expect(overTriggers({ ...SAMPLE_STATEMENT, household }, SAMPLE_TRIGGER_FIGURES)).toEqual([]);
});
