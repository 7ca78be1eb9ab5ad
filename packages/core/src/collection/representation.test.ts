import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../calendar/day.ts';
import { addWorkingDays } from '../calendar/working-days.ts';
import type { LoanEvent } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { pence } from '../money/pence.ts';
import { keysOf } from '../records.ts';
import { submissionDay } from '../schedule/payment-days.ts';
import {
  interestFrozen,
  paidByCard,
  paidOut,
  sampleAgreement,
  SAMPLE_TERMS,
  submitted,
} from '../testing/sample-histories.ts';
import { RUNS } from '../testing/runs.ts';
import { collectionsDue, nextSubmissionDay, type RecordedPayment } from './collection.ts';
import { DIRECT_DEBIT_REASONS, directDebitReason } from './direct-debit-reasons.ts';
import { pickableAttempt, representationsOf } from './representation.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const FIRST = AGREEMENT.instalments[0]!;
const AGAIN_ON = addWorkingDays(FIRST.collectOn, 5);
const SUBMIT_ON = submissionDay(AGAIN_ON);

const on = (valueOn: Day, reference: string) => ({
  valueOn,
  reference,
  recordedAt: `${valueOn}T12:00:00.000Z`,
});

const ACTIVE: LoanEvent = { kind: 'mandate-activated', ...on(AGREEMENT.signedOn, 'mandate') };

const failedFor = (reason: string, heardOn: Day = FIRST.collectOn): LoanEvent => ({
  kind: 'payment-failed',
  ...on(FIRST.collectOn, 'debit-1'),
  recordedAt: `${heardOn}T12:00:00.000Z`,
  amount: FIRST.payment,
  instalment: 1,
  reason,
});

const UNPAID = [...paidOut(AGREEMENT), ACTIVE, submitted(FIRST), failedFor('refer-to-payer')];

const again = (events: readonly LoanEvent[], day = addDays(FIRST.collectOn, 1)) =>
  representationsOf(project(AGREEMENT, events, day), events);

const PAYMENT = {
  id: 'recorded',
  collectOn: FIRST.collectOn,
  attempt: 1,
  promised: null,
  settlesOn: null,
} as const;

describe('a failed collection', () => {
  test('is presented again, of the same amount, on the fifth working day after we learned of it', () => {
    expect(again(UNPAID)).toEqual([
      {
        instalment: 1,
        amount: FIRST.payment,
        dueOn: FIRST.dueOn,
        collectOn: AGAIN_ON,
        submitOn: SUBMIT_ON,
        failed: 'debit-1',
        heardOn: FIRST.collectOn,
      },
    ]);
    const heardOn = addWorkingDays(FIRST.collectOn, 2);
    const late = [...UNPAID.slice(0, -1), failedFor('refer-to-payer', heardOn)];
    expect(again(late)).toMatchObject([{ collectOn: addWorkingDays(heardOn, 5) }]);
  });

  test('is submitted on its day as the second attempt, and not a third time', () => {
    const recorded: RecordedPayment[] = [{ ...PAYMENT, instalment: 1, amount: FIRST.payment, isOpen: false }];
    const due = (events: readonly LoanEvent[], day: Day, known = recorded) =>
      collectionsDue(AGREEMENT, project(AGREEMENT, events, day), events, known);
    expect(nextSubmissionDay(project(AGREEMENT, UNPAID, FIRST.collectOn), UNPAID)).toBe(SUBMIT_ON);
    expect(due(UNPAID, addDays(SUBMIT_ON, -1))).toEqual([]);
    expect(due(UNPAID, SUBMIT_ON)).toMatchObject([{ instalment: 1, attempt: 2, amount: FIRST.payment }]);
    const second = { ...recorded[0]!, attempt: 2, isOpen: true };
    expect(due(UNPAID, SUBMIT_ON, [...recorded, second])).toEqual([]);
    const twice: LoanEvent[] = [
      ...UNPAID,
      { ...submitted(FIRST), ...on(SUBMIT_ON, 'debit-1-again') },
      { ...failedFor('refer-to-payer'), ...on(AGAIN_ON, 'debit-1-again') },
    ];
    expect(again(twice, addDays(AGAIN_ON, 1))).toEqual([]);
  });

  test('is not while a payment that the borrower asked for is under way', () => {
    const asked = { ...PAYMENT, instalment: null, amount: pence(50_00), isOpen: true };
    const projection = project(AGREEMENT, UNPAID, SUBMIT_ON);
    expect(collectionsDue(AGREEMENT, projection, UNPAID, [asked])).toEqual([]);
  });

  test('makes the loan late on the same day as without it', () => {
    const lateOn = (events: readonly LoanEvent[]) =>
      Array.from({ length: 14 }, (_, days) => addDays(FIRST.collectOn, days)).find(
        (day) => project(AGREEMENT, events, day).state === 'Late',
      );
    const presented: LoanEvent[] = [...UNPAID, { ...submitted(FIRST), ...on(SUBMIT_ON, 'debit-1-again') }];
    expect(lateOn(UNPAID)).toBeDefined();
    expect(lateOn(presented)).toBe(lateOn(UNPAID));
  });
});

describe('a failed collection is not presented again', () => {
  test.each([
    ['paid meanwhile', [paidByCard(addDays(FIRST.collectOn, 1), FIRST.payment)]],
    ['partly paid meanwhile', [paidByCard(addDays(FIRST.collectOn, 1), 1_00)]],
    ['in a freeze', interestFrozen(FIRST, 1, 60).slice(0, 1)],
    [
      'under an arrangement',
      [
        {
          kind: 'arrangement-agreed',
          ...on(FIRST.collectOn, 'plan'),
          payments: [{ dueOn: addDays(FIRST.collectOn, 40), amount: pence(20_00) }],
        },
      ],
    ],
    [
      'without an instruction',
      [{ kind: 'mandate-cancelled', ...on(FIRST.collectOn, 'mandate'), reason: 'account-closed' }],
    ],
  ] satisfies (readonly [string, readonly LoanEvent[]])[])('%s', (_, more) => {
    expect(again([...UNPAID, ...more], addDays(FIRST.collectOn, 2))).toEqual([]);
  });

  test.each([...keysOf(DIRECT_DEBIT_REASONS), 'unknown'])('or is, by its reason: %s', (reason) => {
    const presented = again([...UNPAID.slice(0, -1), failedFor(reason)]).length > 0;
    expect(presented).toBe(directDebitReason(reason)?.effect === 'present-again');
    expect(presented).toBe(['refer-to-payer', 'no-instruction'].includes(reason));
  });
});

/** What happens on a day: what is due is submitted, and each submission fails, arrives or fails later by chance. */
type Fate = 'arrives' | 'fails' | 'fails later' | 'disputed';

test('whatever happens, an instalment is submitted at most twice, and never once it is paid', () => {
  const fates = fc.array(fc.constantFrom<Fate>('arrives', 'fails', 'fails later', 'disputed'), {
    minLength: 1,
    maxLength: 8,
  });
  const cards = fc.array(fc.tuple(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 1, max: 900_00 })), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(fates, cards, (ofSubmissions, paidOn) => {
      const events: LoanEvent[] = [...paidOut(AGREEMENT), ACTIVE];
      let toCome = paidOn.map(([days, amount], index) =>
        paidByCard(addDays(AGREEMENT.signedOn, days), amount, `card-${index}`),
      );
      const recorded: RecordedPayment[] = [];
      let next: Day | null = AGREEMENT.signedOn;
      for (let days = 1; days <= 240; days++) {
        const day = addDays(AGREEMENT.signedOn, days);
        const heard = toCome.filter(({ valueOn }) => valueOn === day);
        if (heard.length === 0 && (next === null || day < next)) continue;
        toCome = toCome.filter(({ valueOn }) => valueOn !== day);
        events.push(...heard);
        const projection = project(AGREEMENT, events, day);
        for (const collection of collectionsDue(AGREEMENT, projection, events, recorded)) {
          const { attempt, amount, collectOn } = collection;
          const instalment = collection.instalment!;
          const row = projection.rows.find(({ number }) => number === instalment)!;
          expect(row.payment - row.paid).toBeGreaterThanOrEqual(amount);
          const reference = `${instalment}-${attempt}`;
          expect(events.some((event) => event.reference === reference)).toBe(false);
          const fate = ofSubmissions[recorded.length % ofSubmissions.length]!;
          recorded.push({ ...PAYMENT, instalment, attempt, amount, collectOn, isOpen: false });
          events.push({ kind: 'payment-submitted', ...on(day, reference), amount, instalment });
          toCome.push(...outcomeOf(fate, reference, { amount, instalment, collectOn }));
        }
        next = nextSubmissionDay(project(AGREEMENT, events, day), events);
      }
      for (const { instalment } of recorded)
        expect(recorded.filter((other) => other.instalment === instalment).length).toBeLessThanOrEqual(2);
    }),
    // Each case is eight months, day by day.
    { numRuns: RUNS / 20 },
  );
});

function outcomeOf(
  fate: Fate,
  reference: string,
  { amount, instalment, collectOn }: { amount: typeof FIRST.payment; instalment: number; collectOn: Day },
): readonly LoanEvent[] {
  const about = { ...on(collectOn, reference), amount, instalment };
  const received: LoanEvent = { kind: 'payment-received', ...about, method: 'direct-debit' };
  const reversed = (reason: string): LoanEvent => ({
    kind: 'payment-reversed',
    ...on(collectOn, reference),
    amount,
    reverses: reference,
    reason,
  });
  return {
    arrives: [received],
    fails: [{ kind: 'payment-failed', ...about, reason: 'refer-to-payer' } as const],
    'fails later': [received, reversed('refer-to-payer')],
    disputed: [received, reversed('disputed')],
  }[fate];
}

describe('the borrower', () => {
  const heardOn = FIRST.collectOn;
  const pick = (day: Day, events: readonly LoanEvent[] = UNPAID) =>
    pickableAttempt(project(AGREEMENT, events, day), events);
  const moved = (collectOn: Day, reference = 'picked'): LoanEvent => ({
    kind: 'second-attempt-moved',
    ...on(heardOn, reference),
    failed: 'debit-1',
    collectOn,
  });

  test('picks a day from the third to the tenth working day after we learned of the failure', () => {
    expect(pick(heardOn)).toMatchObject({
      ok: true,
      value: {
        attempt: { failed: 'debit-1', collectOn: AGAIN_ON },
        days: [3, 4, 6, 7, 8, 9, 10].map((days) => addWorkingDays(heardOn, days)),
      },
    });
  });

  test('can pick again, and the last day counts', () => {
    const last = addWorkingDays(heardOn, 9);
    const events = [...UNPAID, moved(addWorkingDays(heardOn, 3), 'first'), moved(last)];
    expect(again(events)).toMatchObject([{ collectOn: last, submitOn: submissionDay(last) }]);
    expect(nextSubmissionDay(project(AGREEMENT, events, heardOn), events)).toBe(submissionDay(last));
  });

  test('cannot once it is submitted, is paid, or no day is left for its notice', () => {
    expect(pick(SUBMIT_ON)).toEqual({ ok: false, refusal: 'attemptUnderWay' });
    expect(pick(heardOn, [...UNPAID, paidByCard(heardOn, FIRST.payment)])).toEqual({
      ok: false,
      refusal: 'notPresentedAgain',
    });
    const late = [...UNPAID, moved(addWorkingDays(heardOn, 10))];
    expect(pick(addWorkingDays(heardOn, 7), late)).toEqual({ ok: false, refusal: 'noDayLeft' });
  });

  test('is offered only days of which there is notice, whenever they look', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (days) => {
        const today = addDays(heardOn, days);
        const found = pick(today);
        if (!found.ok) return;
        for (const day of found.value.days) {
          expect(day >= addWorkingDays(today, 3)).toBe(true);
          expect(submissionDay(day) > today).toBe(true);
          expect(day <= addWorkingDays(heardOn, 10)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});
