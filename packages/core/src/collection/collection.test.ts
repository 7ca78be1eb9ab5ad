import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../calendar/day.ts';
import { nextWorkingDay } from '../calendar/working-days.ts';
import { agreementOf } from '../arrangement/plan.ts';
import type { LoanEvent, PromisesPaidBy } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { pence } from '../money/pence.ts';
import { submissionDay } from '../schedule/payment-days.ts';
import {
  ALL_OUTCOMES,
  collected,
  sampleHistory,
  paidByCard,
  paidOut,
  sampleAgreement,
  SAMPLE_TERMS,
  submitted,
} from '../testing/sample-histories.ts';
import { earlyRepayment } from './repayment.ts';
import { collectionsDue, nextSubmissionDay, type RecordedPayment } from './collection.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const FIRST = AGREEMENT.instalments[0]!;
const SECOND = AGREEMENT.instalments[1]!;
const FIRST_SUBMISSION = submissionDay(FIRST.collectOn);

const dueOn = (day: Day, events: readonly LoanEvent[], recorded: readonly RecordedPayment[] = []) =>
  collectionsDue(AGREEMENT, project(AGREEMENT, events, day), events, recorded);
const nextOn = (day: Day, events: readonly LoanEvent[]) =>
  nextSubmissionDay(project(AGREEMENT, events, day), events);
const amounts = (collections: ReturnType<typeof collectionsDue>) =>
  collections.map(({ instalment, amount }) => [instalment, amount]);

/** A payment under way: one that the borrower asked for, unless it says otherwise. */
const openPayment = (facts: Partial<RecordedPayment>): RecordedPayment => ({
  id: 'under way',
  collectOn: FIRST.collectOn,
  instalment: null,
  attempt: 1,
  amount: pence(1_00),
  isOpen: true,
  promised: null,
  settlesOn: null,
  ...facts,
});

const CANCELLED: LoanEvent = {
  kind: 'mandate-cancelled',
  valueOn: AGREEMENT.signedOn,
  recordedAt: '',
  reference: 'mandate',
  reason: 'by the payer',
};

describe('an instalment', () => {
  test('is collected in full from the day of its Bacs submission', () => {
    const events = paidOut(AGREEMENT);
    expect(nextOn(AGREEMENT.signedOn, events)).toBe(FIRST_SUBMISSION);
    expect(dueOn(addDays(FIRST_SUBMISSION, -1), events)).toEqual([]);
    expect(dueOn(FIRST_SUBMISSION, events)).toEqual([
      {
        instalment: 1,
        attempt: 1,
        amount: FIRST.payment,
        dueOn: FIRST.dueOn,
        collectOn: FIRST.collectOn,
        submitOn: FIRST_SUBMISSION,
      },
    ]);
  });

  test('is collected once: not while a payment for it is recorded, nor after its submission', () => {
    const events = paidOut(AGREEMENT);
    const recorded = [openPayment({ instalment: 1, amount: FIRST.payment })];
    expect(dueOn(FIRST_SUBMISSION, events, recorded)).toEqual([]);
    expect(dueOn(FIRST_SUBMISSION, [...events, submitted(FIRST)])).toEqual([]);
    expect(nextOn(FIRST_SUBMISSION, [...events, submitted(FIRST)])).toBe(submissionDay(SECOND.collectOn));
  });

  test('that is partly paid is collected for the rest', () => {
    const events = [...paidOut(AGREEMENT), paidByCard(FIRST.dueOn, 10_000)];
    expect(amounts(dueOn(FIRST.dueOn, events))).toEqual([[1, FIRST.payment - 10_000]]);
  });

  test('can be submitted up to one working day after its collection date', () => {
    const events = paidOut(AGREEMENT);
    expect(amounts(dueOn(addDays(FIRST.collectOn, 1), events))).toEqual([[1, FIRST.payment]]);
    expect(dueOn(addDays(FIRST.collectOn, 5), events)).toEqual([]);
  });
});

describe('nothing is collected', () => {
  test('before the loan is paid out', () => {
    expect(dueOn(FIRST_SUBMISSION, [])).toEqual([]);
    expect(nextOn(FIRST_SUBMISSION, [])).toBeNull();
  });

  test('after the instruction is cancelled', () => {
    const events = [...paidOut(AGREEMENT), CANCELLED];
    expect(dueOn(FIRST_SUBMISSION, events)).toEqual([]);
    expect(nextOn(FIRST_SUBMISSION, events)).toBeNull();
  });

  test('beyond what is left to pay after pending payments', () => {
    const events = [...paidOut(AGREEMENT), ...AGREEMENT.instalments.slice(0, 35).flatMap(collected)];
    const last = AGREEMENT.instalments[35]!;
    const day = submissionDay(last.collectOn);
    const card = openPayment({ amount: pence(last.payment - 500), collectOn: last.collectOn });
    expect(amounts(dueOn(day, events, [card]))).toEqual([[36, 500]]);
    expect(dueOn(day, events, [{ ...card, amount: last.payment }])).toEqual([]);
    expect(amounts(dueOn(day, events, [{ ...card, isOpen: false }]))).toEqual([[36, last.payment]]);
  });
});

describe('an early payment that is collected two days before the instalment', () => {
  const today = FIRST_SUBMISSION;
  const events = paidOut(AGREEMENT);
  const early = earlyRepayment(AGREEMENT, events, project(AGREEMENT, events, today), {
    payOn: today,
    underWay: [],
  });
  const most = early.ok ? early.value.most : pence(0);
  const collectedWith = (amount: number): number =>
    dueOn(today, events, [openPayment({ amount: pence(amount), collectOn: today })])[0]?.amount ?? 0;

  test('leaves nothing to collect where it pays off the loan', () => {
    expect(collectedWith(most)).toBe(0);
  });

  test('leaves what is still owed after it, and the whole instalment where that is more', () => {
    const rest = collectedWith(most - 20_00);
    expect(rest).toBeGreaterThanOrEqual(20_00);
    expect(rest).toBeLessThan(20_50);
    expect(collectedWith(100_00)).toBe(FIRST.payment);
  });
});

test('collections never exceed what is left to pay, after any history', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ALL_OUTCOMES), { maxLength: 36 }),
      fc.integer({ min: 0, max: 1_200 }),
      (conducts, days) => {
        const events = sampleHistory(AGREEMENT, conducts);
        const day = addDays(AGREEMENT.signedOn, days);
        const projection = project(AGREEMENT, events, day);
        const collections = collectionsDue(AGREEMENT, projection, events, []);
        const total = collections.reduce((sum, { amount }) => sum + amount, 0);
        expect(total).toBeLessThanOrEqual(projection.leftToPay);
        expect(collections.every(({ amount, submitOn }) => amount > 0 && submitOn <= day)).toBe(true);
      },
    ),
  );
});

describe('an arrangement', () => {
  const agreedOn = addDays(FIRST.dueOn, 14);
  const promises = [addDays(SECOND.dueOn, 10), addDays(SECOND.dueOn, 40)];
  const agreed = (paidBy: PromisesPaidBy) => [
    ...paidOut(AGREEMENT),
    ...agreementOf({
      ...{ reference: 'plan', recordedAt: '', agreedOn, paidBy },
      payments: promises.map((dueOn) => ({ dueOn, amount: pence(60_00) })),
    }),
  ];
  const [firstPromise] = promises as [Day, Day];
  const submitOn = submissionDay(nextWorkingDay(firstPromise));

  test('is collected in place of the instalments, once for each promise', () => {
    const events = agreed('direct-debit');
    expect(dueOn(submissionDay(SECOND.collectOn), events)).toEqual([]);
    expect(nextOn(agreedOn, events)).toBe(submitOn);
    const collection = { instalment: null, attempt: 1, amount: 60_00, dueOn: firstPromise, submitOn };
    expect(dueOn(submitOn, events)).toMatchObject([collection]);
    const recorded = openPayment({ promised: firstPromise, amount: pence(60_00) });
    expect(dueOn(submitOn, events, [recorded])).toEqual([]);
    const about = { valueOn: submitOn, recordedAt: '', reference: 'debit', amount: pence(60_00) };
    const submitted: LoanEvent = { kind: 'payment-submitted', ...about, promised: firstPromise };
    expect(nextOn(submitOn, [...events, submitted])! > firstPromise).toBe(true);
  });

  test('is collected for what is left of a promise', () => {
    const events = [...agreed('direct-debit'), paidByCard(agreedOn, 45_00)];
    expect(dueOn(submitOn, events)).toMatchObject([{ amount: 15_00 }]);
  });

  test('that the borrower pays is never collected, nor are instalments until it is over', () => {
    const events = agreed('borrower');
    expect(nextOn(agreedOn, events)).toBeNull();
    expect(dueOn(submitOn, events)).toEqual([]);
    const ended: LoanEvent = {
      ...{ kind: 'arrangement-ended', valueOn: addDays(firstPromise, 3), recordedAt: '', reference: 'plan' },
      reason: 'broken',
    };
    const third = AGREEMENT.instalments[2]!;
    expect(nextOn(ended.valueOn, [...events, ended])).toBe(submissionDay(third.collectOn));
  });
});
