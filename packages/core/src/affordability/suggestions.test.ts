import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence, type Pence } from '../money/pence.ts';
import { price } from '../pricing/price.ts';
import { UNSECURED_2026 } from '../pricing/products.ts';
import type { Household } from './household.ts';
import { AFFORDABILITY_2026 } from './rules.ts';
import { suggestions, type SuggestionInput } from './suggestions.ts';
import { RUNS } from '../testing/runs.ts';

const household: Household = {
  netMonthlyIncome: pence(1_500_00),
  employmentStatus: 'Employed - full time',
  maritalStatus: 'Single',
  residentialStatus: 'private_tenant',
  housingCost: pence(500_00),
  numberOfDependants: '0',
  dependantsCost: pence(0),
};

function instalmentOf(amount: Pence, termMonths: number): Pence | null {
  const priced = price({ amount, termMonths, percent: 22.6 }, UNSECURED_2026);
  return priced.ok ? priced.value.monthly : null;
}

/** The largest affordable instalment is 460 less commitments and the buffer. */
const inputWith = (change: Partial<SuggestionInput> = {}): SuggestionInput => ({
  household,
  monthlyCommitments: pence(185_00),
  amount: pence(7_500_00),
  minimumAmount: pence(1_000_00),
  termMonths: 36,
  maxTermMonths: 60,
  instalmentOf,
  ...change,
});

const MAX_INSTALMENT = 1_500_00 - 500_00 - 540_00 - 185_00 - 75_00;

describe('a borrower who cannot afford what they asked for', () => {
  test('is shown the largest affordable amount over the same term', () => {
    const found = suggestions(inputWith());
    expect(found).toEqual([
      {
        kind: 'smaller-amount',
        amount: 5_300_00,
        termMonths: 36,
        monthly: instalmentOf(pence(5_300_00), 36),
      },
    ]);
    expect(found[0]!.monthly).toBeLessThanOrEqual(MAX_INSTALMENT);
    expect(instalmentOf(pence(5_400_00), 36)!).toBeGreaterThan(MAX_INSTALMENT);
  });

  test('is not steered to a longer term', () => {
    const input = inputWith({ amount: pence(6_000_00) });
    expect(instalmentOf(input.amount, input.maxTermMonths)!).toBeLessThanOrEqual(MAX_INSTALMENT);
    expect(suggestions(input).map(({ kind }) => kind)).toEqual(['smaller-amount']);
  });

  test('who asks for a longer term is shown the shortest affordable one, after the smaller amount', () => {
    const found = suggestions(inputWith({ amount: pence(6_000_00) }), { askedForLongerTerm: true });
    expect(found.map(({ kind }) => kind)).toEqual(['smaller-amount', 'longer-term']);
    const { termMonths, monthly } = found[1]!;
    expect(monthly).toBeLessThanOrEqual(MAX_INSTALMENT);
    expect(instalmentOf(pence(6_000_00), termMonths - 1)!).toBeGreaterThan(MAX_INSTALMENT);
  });

  test('is shown nothing when nothing is affordable', () => {
    const short = inputWith({ monthlyCommitments: pence(460_00) });
    expect(suggestions(short, { askedForLongerTerm: true })).toEqual([]);
  });
});

test('a borrower who can afford what they asked for gets no suggestions', () => {
  expect(suggestions(inputWith({ amount: pence(5_000_00) }), { askedForLongerTerm: true })).toEqual([]);
});

test('every suggestion is affordable and offered, and by default not larger or longer than requested', () => {
  const requests = fc.record({
    amount: fc.integer({ min: 1000, max: 25_000 }).map((pounds) => pence(pounds * 100)),
    termMonths: fc.integer({ min: 12, max: 60 }),
    monthlyCommitments: fc.integer({ min: 0, max: 600_00 }).map(pence),
    income: fc.integer({ min: 800, max: 4_000 }).map((pounds) => pence(pounds * 100)),
    askedForLongerTerm: fc.boolean(),
  });
  fc.assert(
    fc.property(requests, ({ income, askedForLongerTerm, ...given }) => {
      const home = { ...household, netMonthlyIncome: income };
      const maxInstalment = income - 500_00 - 540_00 - given.monthlyCommitments - AFFORDABILITY_2026.buffer;
      for (const found of suggestions(inputWith({ ...given, household: home }), { askedForLongerTerm })) {
        expect(found.monthly).toBe(instalmentOf(found.amount, found.termMonths));
        expect(found.monthly).toBeLessThanOrEqual(maxInstalment);
        if (found.kind === 'smaller-amount') {
          expect(found.amount).toBeLessThan(given.amount);
          expect(found.termMonths).toBe(given.termMonths);
        } else {
          expect(askedForLongerTerm).toBe(true);
          expect(found.amount).toBe(given.amount);
          expect(found.termMonths).toBeGreaterThan(given.termMonths);
        }
      }
    }),
    { numRuns: RUNS },
  );
});
