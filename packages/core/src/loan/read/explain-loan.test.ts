import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import { formatWorking } from '../../working/format.ts';
import type { Working } from '../../working/working.ts';
import {
  explainArrears,
  explainInterestToDate,
  explainLeftToPay,
  explainNextPayment,
  explainOutstanding,
  explainPayment,
  explainTotalPaid,
  explainWithdrawUntil,
} from './explain-loan.ts';
import { paymentAllocations } from './payment-allocations.ts';
import { project } from './project.ts';
import {
  ALL_OUTCOMES,
  collected,
  sampleHistory,
  paidByCard,
  paidOut,
  SAMPLE_TERMS,
  sampleAgreement,
} from '../../testing/sample-histories.ts';
import { balancesOn } from './balances-on.ts';
import { RUNS } from '../../testing/runs.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

const agreement = sampleAgreement(SAMPLE_TERMS);

const cases = fc
  .record({
    conducts: fc.array(fc.constantFrom('collected' as const, ...ALL_OUTCOMES), {
      minLength: 1,
      maxLength: 8,
    }),
    offset: fc.nat(38 * 31),
  })
  .map(({ conducts, offset }) => {
    const asOf = addDays(agreement.signedOn, offset);
    const events = sampleHistory(agreement, conducts).filter(({ valueOn }) => valueOn <= asOf);
    return { events, asOf };
  });

function resultOf({ result }: Working): number {
  return result.kind === 'money' ? result.pence : NaN;
}

function stepsOf({ steps }: Working): number {
  return steps.reduce((sum, { value }) => sum + (value.kind === 'money' ? value.pence : 0), 0);
}

describe('the workings of a loan’s figures', () => {
  test('have parts that add up to the figure, for any history', () => {
    fc.assert(
      fc.property(cases, ({ events, asOf }) => {
        const now = project(agreement, events, asOf);
        const left = explainLeftToPay(now);
        expect(resultOf(left)).toBe(now.leftToPay);
        expect(Math.max(0, stepsOf(left) - now.creditBalance)).toBe(now.leftToPay);
        expect(stepsOf(explainArrears(now))).toBe(now.arrears.amount);
        const owed = explainOutstanding(now);
        expect(stepsOf(owed) + now.principal + now.interestDue).toBe(now.outstanding);
        const interest = explainInterestToDate(balancesOn(agreement, events, asOf), agreement);
        expect(stepsOf(interest)).toBe(resultOf(interest));
      }),
      { numRuns: RUNS },
    );
  });

  test('allocate every payment to the penny, and add up to the amount paid', () => {
    fc.assert(
      fc.property(cases, ({ events, asOf }) => {
        const allocations = paymentAllocations(agreement, events, asOf);
        for (const payment of allocations) {
          const { rebate } = payment;
          expect(stepsOf(explainPayment(payment)) - rebate).toBe(payment.amount);
        }
        const now = project(agreement, events, asOf);
        const paid = explainTotalPaid(now, allocations);
        expect([stepsOf(paid), resultOf(paid)]).toEqual([now.totalPaid, now.totalPaid]);
        expect(allocations.reduce((sum, { rebate }) => sum + rebate, 0)).toBe(now.rebates);
      }),
      { numRuns: RUNS },
    );
  });

  test('are readable sentences', () => {
    const [first] = agreement.instalments;
    const paid = [
      ...paidOut(agreement),
      ...collected(first!),
      paidByCard(addDays(first!.dueOn, 9), pence(500_00)),
    ];
    const on = addDays(first!.dueOn, 9);
    const now = project(agreement, paid, on);
    expect(formatWorking(explainNextPayment(now)!)).toBe(
      [
        'Next payment: £282.56',
        '  Paid towards instalment: 2',
        '  Credit used first: £0.00',
        '  Rule: The next unpaid instalment, on its due date (the agreement)',
        '  Due: 01/02/2027',
        '  Collected: 01/02/2027',
      ].join('\n'),
    );
    expect(formatWorking(explainWithdrawUntil(now, agreement))).toContain('Withdraw until: 04/12/2026');
    const text = formatWorking(explainPayment(paymentAllocations(agreement, paid, on)[1]!));
    expect(text).toMatch(/^A payment: £500\.00/);
    expect(text).toContain('Rebate in addition: £');
  });

  test('are absent when there is no next payment', () => {
    expect(explainNextPayment(project(agreement, [], agreement.signedOn))).toBeNull();
  });
});
