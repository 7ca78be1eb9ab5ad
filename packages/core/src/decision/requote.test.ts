import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { CREDIT_HISTORIES } from '../pricing/bands.ts';
import { UNSECURED_2026 } from '../pricing/products.ts';
import { RUNS } from '../testing/runs.ts';
import { FACTS, INPUTS, REPORT } from '../testing/sample-decision.ts';
import { decide } from './decide.ts';
import type { DecisionInputs } from './inputs.ts';
import { decideAgain, decideOnIncome, priceAmong, requoteOptions } from './requote.ts';

vi.setConfig({ testTimeout: RUNS * 100 });

const withIncome = (pounds: number): DecisionInputs => ({
  ...INPUTS,
  facts: { ...FACTS, household: { ...FACTS.household, netMonthlyIncome: pence(pounds * 100) } },
});

describe('another amount or term', () => {
  test('can be any that the brand offers to the band, at its percent for that amount', () => {
    expect(requoteOptions(withIncome(6_000), 'Great')).toMatchObject({
      ranges: [
        { percent: 14, amount: { min: 1_000_00, max: 9_999_00 } },
        { percent: 11.5, amount: { min: 10_000_00, max: 14_999_00 } },
        { percent: 11.3, amount: { min: 15_000_00, max: 25_000_00 } },
      ],
      termMonths: { min: 12, max: 60 },
    });
  });

  test('is never more than is affordable over the longest term', () => {
    const options = requoteOptions(withIncome(1_700), 'Great');
    const largest = options?.ranges.at(-1)?.amount.max ?? pence(0);
    expect(largest).toBeLessThan(25_000_00);
    const atMost = { amount: largest, termMonths: 60 };
    expect(options && priceAmong(options, atMost, UNSECURED_2026).ok).toBe(true);
    const more = { ...atMost, amount: pence(largest + 1_00) };
    expect(decideAgain(withIncome(1_700), 'Great', more).outcome).toBe('Declined');
  });

  test('ends before the borrower is too old for it', () => {
    const inputs = { ...INPUTS, facts: { ...FACTS, dateOfBirth: day('1953-05-17') } };
    expect(requoteOptions(inputs, 'Great')?.termMonths).toEqual({ min: 12, max: 29 });
  });

  test('is not there where nothing is affordable, or every term is too long', () => {
    expect(requoteOptions(withIncome(1_200), 'Great')).toBeNull();
    const old = { ...INPUTS, facts: { ...FACTS, dateOfBirth: day('1950-05-17') } };
    expect(requoteOptions(old, 'Great')).toBeNull();
  });

  test('gets a decision that can be replayed from its inputs', () => {
    const again = decideAgain(INPUTS, 'Fair', { amount: pence(5_000_00), termMonths: 24 });
    expect(again).toMatchObject({
      outcome: 'Quoted',
      band: 'Fair',
      price: { percent: 28.4, termMonths: 24 },
    });
    expect(decide(again.inputs)).toEqual(again);
  });

  test('is priced among the options exactly as it is decided', () => {
    fc.assert(
      fc.property(
        fc.record({
          income: fc.integer({ min: 1_000, max: 6_000 }),
          band: fc.constantFrom(...CREDIT_HISTORIES),
          pounds: fc.integer({ min: 900, max: 26_000 }),
          termMonths: fc.integer({ min: 11, max: 61 }),
        }),
        ({ income, band, pounds, termMonths }) => {
          const inputs = withIncome(income);
          const asked = { amount: pence(pounds * 100), termMonths };
          const decision = decideAgain(inputs, band, asked);
          const options = requoteOptions(inputs, band);
          const priced = options && priceAmong(options, asked, UNSECURED_2026);
          expect(priced?.ok === true ? priced.value : null).toEqual(
            decision.outcome === 'Quoted' ? decision.price : null,
          );
        },
      ),
      { numRuns: RUNS },
    );
  });
});

describe('the most that could be offered after a decline for the amount', () => {
  test('is always quoted when it is asked for', () => {
    fc.assert(
      fc.property(
        fc.record({
          income: fc.integer({ min: 1_000, max: 6_000 }),
          score: fc.integer({ min: 340, max: 999 }),
          pounds: fc.integer({ min: 1_000, max: 25_000 }),
          termMonths: fc.integer({ min: 12, max: 60 }),
        }),
        ({ income, score, pounds, termMonths }) => {
          const inputs = withIncome(income);
          const decision = decide({
            ...inputs,
            facts: { ...inputs.facts, amount: pence(pounds * 100), termMonths },
            report: { ...REPORT, score },
          });
          const { mostWeCanOffer: amount, band } = decision;
          fc.pre(amount !== null && band !== undefined);
          expect(decideAgain(decision.inputs, band, { amount, termMonths })).toMatchObject({
            outcome: 'Quoted',
            price: { amount, termMonths },
          });
        },
      ),
      { numRuns: RUNS },
    );
  });
});

describe('an income that a proof shows', () => {
  const quoted = decideAgain(withIncome(6_000), 'Great', { amount: pence(7_500_00), termMonths: 36 });

  test('leaves the offer as it is while the payments are affordable', () => {
    const again = decideOnIncome(quoted.inputs, 'Great', pence(3_000_00));
    expect(again).toMatchObject({ outcome: 'Quoted', price: quoted.price });
  });

  test('that is too low for any loan declines it', () => {
    const again = decideOnIncome(quoted.inputs, 'Great', pence(100_00));
    expect(again).toMatchObject({ outcome: 'Declined', reasons: ['unaffordable'], mostWeCanOffer: null });
  });

  test('never makes more affordable when it is lower, and what it leaves is offered', () => {
    const mostBy = (netMonthlyIncome: number) => {
      const again = decideOnIncome(quoted.inputs, 'Great', pence(netMonthlyIncome));
      return again.outcome === 'Quoted' ? again.price.amount : (again.mostWeCanOffer ?? pence(0));
    };
    const income = fc.integer({ min: 0, max: 6_000_00 });
    fc.assert(
      fc.property(income, income, (one, other) => {
        const [lower, higher] = [mostBy(Math.min(one, other)), mostBy(Math.max(one, other))];
        expect(lower).toBeLessThanOrEqual(higher);
        const terms = { amount: lower, termMonths: 36 };
        const evidenced = decideOnIncome(quoted.inputs, 'Great', pence(Math.min(one, other))).inputs;
        expect(lower === 0 || decideAgain(evidenced, 'Great', terms).outcome === 'Quoted').toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
