import { expect, test } from 'vitest';
import { pence, type Pence } from '../money/pence.ts';
import type { FinancialStatement } from './statement.ts';
import { SAMPLE_STATEMENT } from '../testing/sample-statement.ts';
import { overTriggers, type TriggerFigures } from './trigger-figures.ts';

const each = (adult: number, further: number, child: number): TriggerFigures['monthly']['personal'] => ({
  firstAdult: pence(adult),
  furtherAdult: pence(further),
  childUnder16: pence(child),
  child16To18: pence(child),
  other: pence(further),
});

/** Invented figures: the published ones are licensed. */
const FIGURES: TriggerFigures = {
  version: 'invented',
  monthly: {
    communicationsAndLeisure: each(40_00, 20_00, 10_00),
    foodAndHousekeeping: each(200_00, 100_00, 80_00),
    personal: each(20_00, 10_00, 8_00),
  },
};

test('spending above the household’s trigger figures needs an explanation by category', () => {
  expect(overTriggers(SAMPLE_STATEMENT, FIGURES)).toEqual([
    { category: 'foodAndHousekeeping', spent: 487_00, trigger: 380_00, over: 107_00 },
  ]);
});

test('spending at the trigger figure needs no explanation', () => {
  const spending = (amount: Pence): FinancialStatement => ({
    ...SAMPLE_STATEMENT,
    entries: [{ category: 'personal', amount, frequency: 'monthly' }],
  });
  expect(overTriggers(spending(pence(38_00)), FIGURES)).toEqual([]);
  expect(overTriggers(spending(pence(38_01)), FIGURES)).toMatchObject([{ category: 'personal', over: 1 }]);
});

test('a larger household can spend more', () => {
  const household = { ...SAMPLE_STATEMENT.household, adults: 3, others: 1 };
  expect(overTriggers({ ...SAMPLE_STATEMENT, household }, FIGURES)).toEqual([]);
});
