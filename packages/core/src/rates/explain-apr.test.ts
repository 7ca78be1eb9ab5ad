import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { solveApr } from '../testing/solve-apr.ts';
import { formatWorking } from '../working/format.ts';
import { explainApr } from './explain-apr.ts';
import type { Flow, Flows } from './flow.ts';

const monthly = (times: number, amount: number): Flow[] =>
  Array.from({ length: times }, (_, k) => ({ amount: pence(amount), atYears: (k + 1) / 12 }));

const LOAN: Flows = {
  advances: [{ amount: pence(7_500_00), atYears: 0 }],
  payments: [...monthly(35, 280_83), { amount: pence(280_89), atYears: 3 }],
};

function explained(flows: Flows) {
  const outcome = explainApr(flows);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

describe('the working of an APR', () => {
  test('shows the inputs, the rule and the proof', () => {
    expect(formatWorking(explained(LOAN).working)).toBe(
      [
        'APR: 22.6%',
        '  Amount of credit: £7,500.00',
        '  Payments: 36 payments',
        '  Total of all payments: £10,109.94',
        '  Rule: The annual rate at which the payments are worth the same as the credit, each discounted for its own time. (CONC App 1.2; Directive 2008/48/EC Annex I)',
        '  Rate: 22.599821%',
        '  Value of the credit at that rate: £7,500.000000',
        '  Value of the payments at that rate: £7,500.000000',
      ].join('\n'),
    );
  });

  test('has the same result as the solver', () => {
    expect(solveApr(LOAN)).toEqual({ ok: true, value: explained(LOAN).value });
    expect(explained(LOAN).working.result).toEqual({
      kind: 'percent',
      fraction: explained(LOAN).value,
      decimals: 1,
    });
  });

  test('names every advance when there are several', () => {
    const advances = [
      { amount: pence(1_000_00), atYears: 0 },
      { amount: pence(500_00), atYears: 0.5 },
    ];
    const { working } = explained({ advances, payments: [{ amount: pence(1_700_00), atYears: 1 }] });
    expect(working.inputs.map(({ label }) => label)).toEqual([
      'Advance 1',
      'Advance 2',
      'Amount of credit',
      'Payments',
      'Total of all payments',
    ]);
    const worth = working.steps.map(({ value }) => ('pence' in value ? value.pence : 0));
    expect(worth[1]).toBeCloseTo(worth[2] ?? NaN, 6);
    expect(worth[1]).toBeLessThan(1_500_00);
  });

  test('is refused where the APR is', () => {
    expect(explainApr({ advances: LOAN.payments, payments: LOAN.advances })).toEqual({
      ok: false,
      refusal: 'noUniqueRate',
    });
  });
});
