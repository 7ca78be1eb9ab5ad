import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { formatWorking } from '../working/format.ts';
import type { Line, Working } from '../working/working.ts';
import { assess, type AffordabilityInput } from './affordability.ts';
import { explainAffordability } from './explain-affordability.ts';
import type { Household } from './household.ts';
import { AFFORDABILITY_2026 } from './rules.ts';
import { RUNS } from '../testing/runs.ts';

const household: Household = {
  netMonthlyIncome: pence(2_000_00),
  employmentStatus: 'Self employed',
  maritalStatus: 'Married',
  residentialStatus: 'private_tenant',
  housingCost: pence(150_00),
  numberOfDependants: '1',
  dependantsCost: pence(200_00),
};

const INPUT: AffordabilityInput = {
  household,
  monthlyCommitments: pence(110_00),
  amount: pence(20_000_00),
  minimumAmount: pence(1_000_00),
  instalmentOf: (each) => pence(each / 25),
};

const pounds = ({ value }: Line): number => (value.kind === 'money' ? value.pence : Number.NaN);
const sum = (lines: readonly Line[]): number => lines.reduce((total, line) => total + pounds(line), 0);
const named = ({ steps }: Working, label: string): number =>
  pounds(steps.find((line) => line.label === label)!);

describe('the working of an affordability assessment', () => {
  const { workings } = explainAffordability(INPUT);

  test('shows each line with the declared and the modelled cost', () => {
    expect(formatWorking(workings.disposable).split('\n')).toEqual([
      'Disposable income a month: £770.00',
      '  Net monthly income: £2,000.00',
      '  Share of it that is counted: 85%',
      '  Declared cost of housing: £150.00',
      '  Minimum for housing in our model: £200.00',
      '  Declared cost of dependants: £200.00',
      '  Minimum for dependants in our model: £130.00',
      expect.stringContaining('CONC 5.2A; affordability-2026-1'),
      '  Income counted: £1,700.00',
      '  Housing: -£200.00',
      '  Dependants: -£200.00',
      '  Essential spending, shared with a partner: -£420.00',
      '  Commitments on the credit file: -£110.00',
    ]);
  });

  test('shows the buffer, the largest affordable instalment and the suggestion', () => {
    expect(formatWorking(workings.outcome).split('\n')).toEqual([
      'Affordability: affordable at a smaller amount',
      '  Amount requested: £20,000.00',
      '  Its monthly instalment: £800.00',
      expect.stringContaining('the buffer is left after its instalment'),
      '  Disposable income: £770.00',
      '  Buffer: -£75.00',
      '  Largest affordable instalment: £695.00',
      '  Suggested amount: £17,300.00',
      '  Its instalment: £692.00',
    ]);
  });

  test('shows that an amount is not offered', () => {
    const offered = { ...INPUT, instalmentOf: () => null };
    expect(formatWorking(explainAffordability(offered).workings.outcome)).toContain(
      'Its monthly instalment: not offered',
    );
  });
});

test('the working always has the result of the assessment, and its lines add up', () => {
  const households = fc.record({
    netMonthlyIncome: fc.integer({ min: 0, max: 500_000 }).map(pence),
    employmentStatus: fc.constantFrom('Self employed' as const, 'Retired' as const, 'On Benefits' as const),
    housingCost: fc.integer({ min: 0, max: 150_000 }).map(pence),
    dependantsCost: fc.integer({ min: 0, max: 80_000 }).map(pence),
    numberOfDependants: fc.constantFrom('0' as const, '2' as const, '3+' as const),
    monthlyCommitments: fc.integer({ min: 0, max: 90_000 }).map(pence),
    hundreds: fc.integer({ min: 10, max: 250 }),
  });
  fc.assert(
    fc.property(households, ({ monthlyCommitments, hundreds, ...home }) => {
      const amount = pence(hundreds * 100_00);
      const given = { ...INPUT, monthlyCommitments, amount, household: { ...household, ...home } };
      const { value, workings } = explainAffordability(given);
      expect(value).toEqual(assess(given));
      expect(workings.disposable.result).toEqual({ kind: 'money', pence: value.disposable });
      expect(sum(workings.disposable.steps)).toBe(value.disposable);
      const maxInstalment = named(workings.outcome, 'Largest affordable instalment');
      expect(sum(workings.outcome.steps.slice(0, 2))).toBe(maxInstalment);
      expect(maxInstalment).toBe(value.disposable - AFFORDABILITY_2026.buffer);
      expect(value.outcome === 'as-asked').toBe(amount / 25 <= maxInstalment);
    }),
    { numRuns: RUNS },
  );
});
