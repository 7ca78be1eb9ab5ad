import { addDays } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { paidByCard, sampleHistory } from '@fairlead/core/testing/sample-histories';
import { expect, test } from 'vitest';
import { aLoan } from '../../../testing/a-loan.ts';
import { presentDirectDebitAlert } from '../present-alerts.ts';
import { presentReopened } from './present-reopened.ts';

/** Paid off after the second instalment, and taken back 40 days later. */
function reopened(agreement: Agreement): readonly LoanEvent[] {
  const settledOn = addDays(agreement.instalments[1]!.dueOn, 5);
  const notifiedOn = addDays(settledOn, 40);
  const amount = pence(9_000_00);
  const on = (valueOn: typeof notifiedOn, reference: string) => ({ valueOn, recordedAt: valueOn, reference });
  return [
    ...sampleHistory(agreement, ['collected']).filter(({ valueOn }) => valueOn <= settledOn),
    paidByCard(settledOn, amount, 'all'),
    { kind: 'settled', ...on(settledOn, 'all'), waived: pence(9_000_00) },
    { kind: 'payment-reversed', ...on(notifiedOn, 'back'), amount, reverses: 'all', reason: 'disputed' },
    { kind: 'reopened', ...on(notifiedOn, 'all'), settledOn },
  ];
}

const open = (changes: { isMandateActive: boolean; afterDays?: number }) =>
  aLoan({ events: reopened, afterDays: 121, ...changes });

test('a loan that is open again says what happened, what to pay until when, and what it costs', () => {
  const loan = open({ isMandateActive: false });
  const shown = presentReopened(loan)!;
  expect(shown.owed?.amount).toBe(formatPounds(loan.reopening!.owed));
  expect(shown.whatHappened).toContain(`${formatPounds(loan.leftToPay)} is left to pay`);
  expect(shown.needsDirectDebit).toBe(true);
  expect(shown.points.join(' ')).toContain(
    `Nothing counts as late until after ${longDay(loan.reopening!.payBy)}`,
  );
  expect(presentDirectDebitAlert(loan)).toBeNull();
});

test('it asks for nothing once that is paid and the Direct Debit is set up', () => {
  expect(presentReopened(open({ isMandateActive: true }))).not.toBeNull();
  const loan = open({ isMandateActive: true });
  expect(presentReopened({ ...loan, reopening: { ...loan.reopening!, owed: pence(0) } })).toBeNull();
  expect(presentReopened(aLoan())).toBeNull();
});
