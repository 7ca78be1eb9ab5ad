import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import type { LoanEvent } from '../events.ts';
import { firstTwo } from '../../testing/first-two.ts';
import {
  collected,
  paidByCard,
  paidOut,
  returnedPayment,
  SAMPLE_TERMS,
  sampleAgreement,
} from '../../testing/sample-histories.ts';
import { project } from './project.ts';

const agreement = sampleAgreement(SAMPLE_TERMS);
const [first] = firstTwo(agreement.instalments);

describe('an instalment that the bank took back and then gave back', () => {
  const takenOn = addDays(first.dueOn, 20);
  const taken = returnedPayment(first, 20);
  const restored: LoanEvent = {
    ...paidByCard(takenOn, first.payment, 'back'),
    kind: 'payment-received',
    amount: first.payment,
    method: 'direct-debit',
    restores: `debit-${first.number}`,
    wasDue: true,
  };

  test('is paid as if nothing had happened, though both count from one day', () => {
    const paid = [...paidOut(agreement), ...collected(first)];
    const steady = project(agreement, paid, takenOn);
    expect(project(agreement, [...paid, taken], takenOn)).toMatchObject({ state: 'Late', totalPaid: 0 });
    for (const events of [
      [taken, restored],
      [restored, taken],
    ]) {
      const { state, arrears, rows, leftToPay, principal, totalPaid } = project(
        agreement,
        [...paid, ...events],
        takenOn,
      );
      expect({ state, arrears, leftToPay, principal, totalPaid }).toEqual({
        state: 'Live',
        arrears: steady.arrears,
        leftToPay: steady.leftToPay,
        principal: steady.principal,
        totalPaid: steady.totalPaid,
      });
      expect(rows).toEqual(steady.rows);
    }
  });
});
