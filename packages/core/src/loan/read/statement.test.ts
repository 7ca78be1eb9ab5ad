import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import {
  ALL_OUTCOMES,
  paidAsAgreed,
  paidByCard,
  paidOut,
  SAMPLE_TERMS,
  sampleAgreement,
  sampleHistory,
} from '../../testing/sample-histories.ts';
import { RUNS } from '../../testing/runs.ts';
import { statementOf } from './statement.ts';

const agreement = sampleAgreement(SAMPLE_TERMS);
const { signedOn, instalments } = agreement;
const [first, last] = [instalments[0]!, instalments.at(-1)!];

describe('a statement of account', () => {
  test('of a loan paid as agreed adds up to the charge for credit, and ends at nothing', () => {
    const whole = statementOf(agreement, paidAsAgreed(agreement), { from: signedOn, to: last.dueOn });
    const total = instalments.reduce((sum, { payment }) => sum + payment, 0);
    expect(whole).toMatchObject({ opening: 0, closing: 0, paidOut: agreement.credit, paidIn: total });
    expect(whole.interest + whole.fee).toBe(total - agreement.credit);
    expect(whole.fee).toBe(agreement.fee);
  });

  test('before the payout has nothing in it', () => {
    const before = { from: addDays(signedOn, -31), to: addDays(signedOn, -1) };
    const nothing = { opening: 0, paidOut: 0, paidIn: 0, fee: 0, interest: 0, closing: 0 };
    expect(statementOf(agreement, paidOut(agreement), before)).toEqual(nothing);
  });

  test('counts a payment on the day from which it counts', () => {
    const events = [...paidOut(agreement), paidByCard(first.dueOn, 500_00)];
    const on = (day: typeof signedOn) => statementOf(agreement, events, { from: day, to: day }).paidIn;
    expect([on(addDays(first.dueOn, -1)), on(first.dueOn)]).toEqual([0, 500_00]);
  });

  test('continues where the one before it ended, whatever the borrower did', () => {
    const cases = fc.record({
      conducts: fc.array(fc.constantFrom('collected' as const, ...ALL_OUTCOMES), {
        minLength: 1,
        maxLength: 8,
      }),
      from: fc.nat(400),
      days: fc.nat(400),
      later: fc.nat(400),
    });
    fc.assert(
      fc.property(cases, ({ conducts, ...days }) => {
        const events = sampleHistory(agreement, conducts);
        const from = addDays(signedOn, days.from);
        const middle = addDays(from, days.days);
        const to = addDays(middle, days.later + 1);
        const before = statementOf(agreement, events, { from, to: middle });
        const after = statementOf(agreement, events, { from: addDays(middle, 1), to });
        const whole = statementOf(agreement, events, { from, to });
        expect(after.opening).toBe(before.closing);
        for (const sum of ['paidOut', 'paidIn', 'fee', 'interest'] as const)
          expect(before[sum] + after[sum]).toBe(whole[sum]);
        const { opening, paidOut: out, fee, interest, paidIn, closing } = whole;
        expect(opening + out + fee + interest - paidIn).toBe(closing);
      }),
      { numRuns: RUNS },
    );
  });
});
