import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { sampleAgreement } from '@fairlead/core/testing/sample-histories';
import { pence } from '@fairlead/core/money/pence';
import { submissionDay } from '@fairlead/core/schedule/payment-days';
import type { ScheduleRow } from '@fairlead/core/schedule/rows';
import type { PaymentStatus } from '@fairlead/server/database/tables/money/payments';
import type { SeededRandom } from './seeded-random.ts';

/** The outcome of a direct debit, as well as the loan's own events. */
export interface GeneratedPayment {
  readonly id: string;
  readonly row: ScheduleRow;
  readonly status: PaymentStatus;
  readonly collectedOn: Day | null;
}

export interface GeneratedHistory {
  readonly agreement: Agreement;
  readonly payoutId: string;
  readonly payoutOn: Day;
  readonly payments: readonly GeneratedPayment[];
  /** Each with the day on which it became known. */
  readonly heard: readonly { readonly on: Day; readonly event: LoanEvent }[];
}

function generatedAgreement(dice: SeededRandom): Agreement {
  return sampleAgreement({
    productId: dice.one(['unsecured-2026-1', 'unsecured-2026-1', 'hire-purchase-2026-1']),
    amount: pence((20 + dice.upTo(180)) * 100_00),
    termMonths: 12 + dice.upTo(12),
    percent: 9 + dice.upTo(300) / 10,
    signedOn: addDays(day('2024-01-01'), dice.upTo(365)),
    paymentDayChoice: dice.upTo(27),
  });
}

const CONDUCTS = [
  'collected',
  'collected',
  'collected',
  'collected late',
  'failed',
  'charged back',
  'failed after it was credited',
  'failed and paid by card',
  'still under way',
] as const;

/** A payout on its day or late, and a borrower who always pays or instalments that are collected, late, failed, taken back or under way. */
export function generatedHistory(dice: SeededRandom): GeneratedHistory {
  const agreement = generatedAgreement(dice);
  const payoutId = dice.id();
  const payoutOn = addDays(agreement.assumedDrawdown, dice.one([0, 0, 0, 1, 4]));
  const payout = { ...known(payoutOn, payoutId), amount: agreement.credit };
  const conducts = dice.one([CONDUCTS, CONDUCTS, ['collected'] as const]);
  const instalments = agreement.instalments
    .slice(0, dice.one([agreement.termMonths, agreement.termMonths, 3, 8]))
    .map((row) => instalmentEvents(dice, row, dice.one(conducts)));
  return {
    agreement,
    payoutId,
    payoutOn,
    payments: instalments.map(({ payment }) => payment),
    heard: [
      { on: payoutOn, event: { kind: 'payout-sent', ...payout } },
      { on: payoutOn, event: { kind: 'disbursed', ...payout } },
      ...instalments.flatMap(({ heard }) => heard),
    ],
  };
}

function known(valueOn: Day, reference: string) {
  return { valueOn, reference, recordedAt: `${valueOn}T12:00:00.000Z` };
}

function instalmentEvents(dice: SeededRandom, row: ScheduleRow, conduct: (typeof CONDUCTS)[number]) {
  const id = dice.id();
  const { number: instalment, payment: amount, collectOn, dueOn } = row;
  const about = { amount, instalment };
  const heard: { on: Day; event: LoanEvent }[] = [];
  const hear = (on: Day, event: LoanEvent): void => void heard.push({ on, event });
  const receive = (on: Day, valueOn: Day): void =>
    hear(on, { kind: 'payment-received', ...known(valueOn, id), ...about, method: 'direct-debit' });
  const reverse = (on: Day, valueOn: Day): void =>
    hear(on, { kind: 'payment-reversed', ...known(valueOn, id), amount, reverses: id, reason: 'disputed' });
  const fail = (): void =>
    hear(collectOn, { kind: 'payment-failed', ...known(collectOn, id), ...about, reason: 'refer-to-payer' });

  const submittedOn = submissionDay(collectOn);
  hear(submittedOn, { kind: 'payment-submitted', ...known(submittedOn, id), ...about });
  const payment = (status: PaymentStatus, collectedOn: Day | null = null) => ({
    payment: { id, row, status, collectedOn },
    heard,
  });
  switch (conduct) {
    case 'collected':
      receive(collectOn, dueOn);
      return payment('collected', collectOn);
    case 'collected late': {
      const late = addWorkingDays(collectOn, 1 + dice.upTo(2));
      receive(late, late);
      return payment('collected', late);
    }
    case 'failed':
      fail();
      return payment('failed');
    case 'failed and paid by card': {
      fail();
      const paidOn = addDays(collectOn, 3 + dice.upTo(40));
      hear(paidOn, { kind: 'payment-received', ...known(paidOn, dice.id()), amount, method: 'card' });
      return payment('failed');
    }
    case 'charged back': {
      receive(collectOn, dueOn);
      const backOn = addWorkingDays(collectOn, 5 + dice.upTo(40));
      reverse(backOn, backOn);
      return payment('reversed', collectOn);
    }
    case 'failed after it was credited':
      receive(collectOn, dueOn);
      reverse(addWorkingDays(collectOn, 1), dueOn);
      return payment('reversed', collectOn);
    case 'still under way':
      return payment('submitted');
  }
}
