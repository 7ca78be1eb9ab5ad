import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import { project } from '../read/project.ts';
import {
  paidAsAgreed,
  sampleHistory,
  paidOut,
  SAMPLE_TERMS,
  sampleAgreement,
} from '../../testing/sample-histories.ts';

describe('a first period so long that its interest exceeds the instalment', () => {
  const agreement = sampleAgreement({
    ...SAMPLE_TERMS,
    amount: pence(9_000_00),
    percent: 48.8,
    termMonths: 60,
  });
  const [first] = agreement.instalments;
  const end = agreement.instalments.at(-1)!.dueOn;

  test('leaves the rest on the balance as the agreement says, and no more', () => {
    expect(first!.closing).toBeGreaterThan(first!.opening);
    const paid = project(agreement, paidAsAgreed(agreement), first!.dueOn);
    expect(paid).toMatchObject({ principal: first!.closing, interestDue: 0 });
    expect(project(agreement, paidAsAgreed(agreement), end).state).toBe('Complete');
  });

  test('adds nothing further when instalments are missed', () => {
    const missed = project(agreement, paidOut(agreement), end);
    expect(missed.principal).toBe(first!.closing);
  });
});

describe('a payout after the first due date', () => {
  const agreement = sampleAgreement({ ...SAMPLE_TERMS, termMonths: 12 });
  const [first] = agreement.instalments;
  const arrived = addDays(first!.dueOn, 3);

  test('asks for that instalment with the money and never counts the days before it', () => {
    const live = project(agreement, paidOut(agreement, arrived), arrived);
    expect(live).toMatchObject({ state: 'Live', interestDue: 0, arrears: { amount: 0 } });
    expect(live.rows[0]).toMatchObject({ dueOn: first!.dueOn, payment: first!.payment, interest: 0 });
    expect(project(agreement, paidOut(agreement, arrived), addDays(arrived, 4)).state).toBe('Late');
  });
});

describe('the last instalment of a loan that ran ahead', () => {
  test('clears the balance less the rounding difference of the agreement', () => {
    const agreement = sampleAgreement(SAMPLE_TERMS);
    const agreed = agreement.instalments.at(-1)!;
    const month = (1 + agreement.rate) ** (1 / 12) - 1;
    const clearingOf = (opening: number): number => opening + Math.round(opening * month);
    const difference = clearingOf(agreed.opening) - agreed.payment;
    const ahead = project(
      agreement,
      sampleHistory(agreement, ['overpaid', ...Array.from({ length: 40 }, () => 'collected' as const)]),
      addDays(agreement.instalments[1]!.dueOn, 1),
    );
    const last = ahead.rows.at(-1)!;
    expect(last.number).toBeLessThan(36);
    expect(difference).not.toBe(0);
    expect(last.payment).toBe(clearingOf(last.opening) - difference);
  });
});
