import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../calendar/day.ts';
import type { LoanEvent } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { pence } from '../money/pence.ts';
import { paidOut, sampleAgreement, SAMPLE_TERMS } from '../testing/sample-histories.ts';
import { earlyRepayment, lateRepayment } from './repayment.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const SECOND = AGREEMENT.instalments[1]!;

const received = (valueOn: Day, amount: number): LoanEvent => ({
  kind: 'payment-received',
  valueOn,
  recordedAt: '',
  reference: 'asked for',
  amount: pence(amount),
  method: 'direct-debit',
});

describe('what can be paid after a termination', () => {
  const late = addDays(SECOND.dueOn, 60);
  const history = paidOut(AGREEMENT);
  const terminated: LoanEvent = {
    ...{ kind: 'terminated', valueOn: late, recordedAt: '', reference: 'end', reason: 'default' },
  };
  const after = (...more: readonly LoanEvent[]) =>
    project(AGREEMENT, [...history, terminated, ...more], late);
  const underWay = (amount: number) => [
    { id: 'asked', amount: pence(amount), collectOn: late, instalment: null },
  ];

  test('is any amount from a pound up to everything that is owed, less what is being paid', () => {
    const { leftToPay: most } = after();
    expect(lateRepayment(after(), [])).toEqual({ ok: true, value: { least: 1_00, most } });
    expect(lateRepayment(after(), underWay(250_00))).toMatchObject({ value: { most: most - 250_00 } });
    const instalment = [{ id: 'due', amount: pence(100), collectOn: late, instalment: 2 }];
    expect(lateRepayment(after(), instalment)).toMatchObject({ value: { most: most - 100 } });
    expect(lateRepayment(after(), underWay(most))).toMatchObject({ refusal: 'alreadyBeingPaid' });
    const rest = after(received(late, most - 40));
    expect(lateRepayment(rest, [])).toEqual({ ok: true, value: { least: 40, most: 40 } });
  });

  test('is nothing in advance, and nothing at all once it is paid', () => {
    const early = (projection: ReturnType<typeof after>) =>
      earlyRepayment(AGREEMENT, history, projection, { payOn: late, underWay: [] });
    expect(early(after())).toMatchObject({ refusal: 'agreementEnded' });
    const paid = after(received(late, after().leftToPay));
    expect(paid).toMatchObject({ state: 'Terminated', outstanding: 0, creditBalance: 0 });
    expect(lateRepayment(paid, [])).toMatchObject({ refusal: 'loanNotActive' });
    expect(early(paid)).toMatchObject({ refusal: 'loanNotActive' });
  });

  test('is nothing of a debt that was written off or sold', () => {
    const about = { valueOn: late, recordedAt: '', reference: 'closed' };
    for (const event of [
      { kind: 'written-off', ...about, reason: 'illness' },
      { kind: 'sold', ...about },
    ] as const satisfies readonly LoanEvent[])
      expect(lateRepayment(after(event), [])).toMatchObject({ refusal: 'loanNotActive' });
  });
});
