import { describe, expect, test } from 'vitest';
import { pence, type Pence } from '../money/pence.ts';
import { assess, type AffordabilityInput } from './affordability.ts';
import type { Household } from './household.ts';

const household: Household = {
  netMonthlyIncome: pence(2_000_00),
  employmentStatus: 'Employed - full time',
  maritalStatus: 'Single',
  residentialStatus: 'private_tenant',
  housingCost: pence(650_00),
  numberOfDependants: '0',
  dependantsCost: pence(0),
};

/** A loan that costs four pence a month for each pound. */
function input(overrides: Partial<Household> = {}, amount = pence(5_000_00)): AffordabilityInput {
  return {
    household: { ...household, ...overrides },
    monthlyCommitments: pence(110_00),
    amount,
    minimumAmount: pence(1_000_00),
    instalmentOf: (each) => pence(each / 25),
  };
}

describe('disposable income', () => {
  test('is income less housing, essentials and commitments', () => {
    expect(assess(input()).disposable).toBe(2_000_00 - 650_00 - 540_00 - 110_00);
  });

  test.each([
    ['a rent below the modelled minimum', { housingCost: pence(0) }, 1_150_00],
    ['children with no declared cost', { numberOfDependants: '2' }, 460_00],
    [
      'children who cost more than the modelled minimum',
      { numberOfDependants: '2', dependantsCost: pence(400_00) },
      300_00,
    ],
    ['a partner who shares the costs', { maritalStatus: 'Married' }, 820_00],
    ['a variable income', { employmentStatus: 'Self employed' }, 400_00],
    ['outgoings above income', { netMonthlyIncome: pence(1_000_00) }, -300_00],
  ] as const)('allows for %s', (_what, overrides, disposable) => {
    expect(assess(input(overrides)).disposable).toBe(disposable);
  });
});

describe('a loan', () => {
  test('is affordable when the instalment leaves the buffer, to the penny', () => {
    const maxInstalment = pence((700_00 - 75_00) * 25);
    expect(assess(input({}, maxInstalment)).outcome).toBe('as-asked');
    expect(assess(input({}, pence(maxInstalment + 25)))).toMatchObject({
      outcome: 'less',
      suggestedAmount: maxInstalment - 25_00,
    });
  });

  test('that is too large gets a suggestion in whole hundreds of pounds', () => {
    expect(assess(input({}, pence(20_000_00)))).toMatchObject({
      outcome: 'less',
      suggestedAmount: 15_600_00,
    });
  });

  test('is never suggested at an amount that is not offered', () => {
    const isOffered = (amount: Pence): boolean => amount < 9_000_00;
    const requested = input({}, pence(20_000_00));
    const offered = {
      ...requested,
      instalmentOf: (each: Pence) => (isOffered(each) ? pence(each / 25) : null),
    };
    expect(assess(offered)).toMatchObject({ outcome: 'less', suggestedAmount: 8_900_00 });
  });

  test('is not affordable when even the smallest amount is too much', () => {
    const found = assess(input({ netMonthlyIncome: pence(1_410_00) }));
    expect(found.outcome).toBe('not');
    expect(found).not.toHaveProperty('suggestedAmount');
  });
});
