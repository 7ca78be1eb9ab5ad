import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { pence } from '../money/pence.ts';
import { CREDIT_HISTORIES } from '../pricing/bands.ts';
import { RUNS } from '../testing/runs.ts';
import { FACTS, INPUTS, REPORT } from '../testing/sample-decision.ts';
import { formatWorking } from '../working/format.ts';
import { decide, decideInBand } from './decide.ts';
import { explainDecision } from './explain-decision.ts';
import type { DecisionInputs } from './inputs.ts';

vi.setConfig({ testTimeout: RUNS * 100 });

const shown = (inputs: DecisionInputs): string =>
  explainDecision(inputs).workings.map(formatWorking).join('\n');

describe('the explanation of a decision', () => {
  test('of a price says the score, the band, what is left to live on and where each figure comes from', () => {
    const words = shown(INPUTS);
    for (const part of [
      'Decision: Quoted',
      'Its credit band: ',
      'Disposable income a month',
      'Affordability: affordable as requested',
      'APR',
    ])
      expect(words).toContain(part);
  });

  test('of a decline says which rule decided', () => {
    const insolvent = { ...REPORT, adverse: { ...REPORT.adverse, insolvency: true } };
    const words = shown({ ...INPUTS, report: insolvent });
    expect(words).toContain('Decision: Declined');
    expect(words).toContain('Credit file: Your credit file shows a bankruptcy');
    expect(words).toContain('Affordability and price: not looked at');
  });

  test('of one that was referred says that the credit file shows another person', () => {
    expect(shown({ ...INPUTS, report: { ...REPORT, identityMatch: 'none' } })).toContain(
      'Name and date of birth: not those of the credit file',
    );
  });

  test('of a decline for the amount says the most that could be lent instead', () => {
    const words = shown(
      decideInBand({ ...INPUTS, facts: { ...FACTS, amount: pence(25_000_00) } }, 'Fair').inputs,
    );
    expect(words).toContain('Reasons: Based on your credit file, we can’t lend the amount you asked for.');
    expect(words).toContain('The most that could be lent instead: £9,999.00');
  });

  test('of one in a band that was known says where the band comes from', () => {
    const { inputs } = decideInBand(INPUTS, 'Fair');
    expect(shown(inputs)).toContain('Credit band, settled earlier: Fair');
  });

  test('is of the decision that its inputs give, and says its figures', () => {
    fc.assert(
      fc.property(
        fc.record({
          income: fc.integer({ min: 900, max: 6_000 }),
          score: fc.integer({ min: 200, max: 999 }),
          pounds: fc.integer({ min: 1_000, max: 25_000 }),
          termMonths: fc.integer({ min: 12, max: 60 }),
          knownBand: fc.option(fc.constantFrom(...CREDIT_HISTORIES), { nil: undefined }),
        }),
        ({ income, score, pounds, termMonths, knownBand }) => {
          const household = { ...FACTS.household, netMonthlyIncome: pence(income * 100) };
          const facts = { ...FACTS, amount: pence(pounds * 100), termMonths, household };
          const inputs = { ...INPUTS, facts, report: { ...REPORT, score }, ...(knownBand && { knownBand }) };
          const { decision, workings } = explainDecision(inputs);
          expect(decision).toEqual(decide(inputs));
          const figures = new Map(workings.map(({ figure, result }) => [figure, result]));
          expect(figures.get('Decision')).toEqual({ kind: 'text', text: decision.outcome });
          if (decision.affordability)
            expect(figures.get('Disposable income a month')).toEqual({
              kind: 'money',
              pence: decision.affordability.disposable,
            });
          if (decision.price)
            expect([...figures.values()]).toContainEqual({
              kind: 'money',
              pence: decision.price.totalPayable,
            });
        },
      ),
      { numRuns: RUNS },
    );
  });
});
