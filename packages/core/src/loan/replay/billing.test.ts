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

describe('a long first period with more interest than the instalment', () => {
  const agreement = sampleAgreement({
    ...SAMPLE_TERMS,
    amount: pence(9_000_00),
    percent: 48.8,
    termMonths: 60,
  });
  const [first] = agreement.instalments;
  const end = agreement.instalments.at(-1)!.dueOn;

  test('adds the difference to the balance, as agreed', () => {
    expect(first!.closing).toBeGreaterThan(first!.opening);
    const paid = project(agreement, paidAsAgreed(agreement), first!.dueOn);
    expect(paid).toMatchObject({ principal: first!.closing, interestDue: 0 });
    expect(project(agreement, paidAsAgreed(agreement), end).state).toBe('Complete');
  });

  test('adds nothing more when instalments are missed', () => {
    const missed = project(agreement, paidOut(agreement), end);
    expect(missed.principal).toBe(first!.closing);
  });
});

describe('a payout after the first due date', () => {
  const agreement = sampleAgreement({ ...SAMPLE_TERMS, termMonths: 12 });
  const [first] = agreement.instalments;
  const payoutOn = addDays(first!.dueOn, 3);

  test('bills that instalment on the payout day, without interest before it', () => {
    const live = project(agreement, paidOut(agreement, payoutOn), payoutOn);
    expect(live).toMatchObject({ state: 'Live', interestDue: 0, arrears: { amount: 0 } });
    expect(live.rows[0]).toMatchObject({ dueOn: first!.dueOn, payment: first!.payment, interest: 0 });
    expect(project(agreement, paidOut(agreement, payoutOn), addDays(payoutOn, 4)).state).toBe('Late');
  });
});

describe('the last instalment of an overpaid loan', () => {
  test('clears the balance less the agreement’s rounding difference', () => {
    const agreement = sampleAgreement(SAMPLE_TERMS);
    const agreed = agreement.instalments.at(-1)!;
    const month = (1 + agreement.rate) ** (1 / 12) - 1;
    const clearingOf = (opening: number): number => opening + Math.round(opening * month);
    const difference = clearingOf(agreed.opening) - agreed.payment;
    const overpaid = project(
      agreement,
      sampleHistory(agreement, ['overpaid', ...Array.from({ length: 40 }, () => 'collected' as const)]),
      addDays(agreement.instalments[1]!.dueOn, 1),
    );
    const last = overpaid.rows.at(-1)!;
    expect(last.number).toBeLessThan(36);
    expect(difference).not.toBe(0);
    expect(last.payment).toBe(clearingOf(last.opening) - difference);
  });
});
