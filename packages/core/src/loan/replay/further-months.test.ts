import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day } from '../../calendar/day.ts';
import { addWorkingDays } from '../../calendar/working-days.ts';
import { collectionsDue } from '../../collection/collection.ts';
import { cashOf } from '../../ledger/cash-flow.ts';
import type { LoanEvent } from '../events.ts';
import { project } from '../read/project.ts';
import { settlementOn } from '../read/settlement-on.ts';
import {
  ALL_OUTCOMES,
  paidByCard,
  sampleAgreement,
  sampleHistory,
  SAMPLE_TERMS,
} from '../../testing/sample-histories.ts';
import { RUNS } from '../../testing/runs.ts';

const AGREEMENT = sampleAgreement({ ...SAMPLE_TERMS, termMonths: 12 });
const LAST = AGREEMENT.instalments.at(-1)!;
const NOTICE_ON = addWorkingDays(LAST.collectOn, -10);

const on = (valueOn: Day, reference: string) => ({ valueOn, recordedAt: '', reference });
const NOTIFIED: LoanEvent = { kind: 'last-instalment-grown', ...on(NOTICE_ON, 'last') };
const chosen = (choice: 'together' | 'further-months', day: Day): LoanEvent => ({
  kind: 'last-instalment-chosen',
  ...on(day, choice),
  choice,
});

/** The second instalment is paid nine days after its collection, and every other one on its day. */
const SLOW = sampleHistory(AGREEMENT, [
  'collected',
  'failed and paid by card',
  ...Array.from({ length: 10 }, () => 'collected' as const),
]).filter(({ valueOn }) => valueOn < addDays(LAST.dueOn, -10));

describe('a last instalment that has grown', () => {
  test('is noticed ten working days before it is collected', () => {
    const before = project(AGREEMENT, SLOW, addDays(NOTICE_ON, -1));
    expect(before.grownLast).toMatchObject({ isNoticeDue: false, choice: null, agreed: AGREEMENT.final });
    expect(before.nextChangeOn).toBe(NOTICE_ON);
    const { grownLast } = project(AGREEMENT, SLOW, NOTICE_ON);
    expect(grownLast).toMatchObject({ isNoticeDue: true, uncovered: 0 });
    expect(grownLast!.further).toEqual([
      { collectOn: expect.any(String) as string, amount: grownLast!.rest },
    ]);
    const onTime = sampleHistory(AGREEMENT, ['collected']).filter(({ valueOn }) => valueOn < NOTICE_ON);
    expect(project(AGREEMENT, onTime, NOTICE_ON).grownLast).toBeNull();
  });

  test('is collected as agreed once the borrower was notified, and the rest in a further month', () => {
    const grown = project(AGREEMENT, SLOW, NOTICE_ON);
    const { rest } = grown.grownLast!;
    const { rows, leftToPay, grownLast } = project(AGREEMENT, [...SLOW, NOTIFIED], NOTICE_ON);
    expect(rows.slice(-2).map(({ payment, dueOn }) => [payment, dueOn])).toEqual([
      [AGREEMENT.final, LAST.dueOn],
      [rest, addMonths(LAST.dueOn, 1)],
    ]);
    expect(leftToPay).toBe(grown.leftToPay);
    expect(grownLast).toMatchObject({ choice: 'further-months', isNoticeDue: false, rest });
  });

  test('is paid with the last one where the borrower picks that, until three working days before', () => {
    const together = [...SLOW, NOTIFIED, chosen('together', addDays(NOTICE_ON, 1))];
    const now = project(AGREEMENT, together, addDays(NOTICE_ON, 1));
    expect(now.rows).toHaveLength(12);
    expect(now.rows.at(-1)!.payment).toBe(AGREEMENT.final + now.grownLast!.rest);
    expect(now.grownLast).toMatchObject({
      choice: 'together',
      chooseBy: addWorkingDays(LAST.collectOn, -3),
    });
    const back = [...together, chosen('further-months', addDays(NOTICE_ON, 2))];
    expect(project(AGREEMENT, back, addDays(NOTICE_ON, 2)).rows).toHaveLength(13);
  });

  test('is not arrears until the day of a further month is missed', () => {
    const paid = [...SLOW, NOTIFIED, paidByCard(LAST.dueOn, AGREEMENT.final, 'last')];
    const after = project(AGREEMENT, paid, addDays(LAST.dueOn, 20));
    expect(after).toMatchObject({ state: 'Live', arrears: { amount: 0 } });
    const further = after.rows.at(-1)!;
    expect(further.status).toBe('upcoming');
    const late = project(AGREEMENT, paid, addDays(further.collectOn, 5));
    expect(late).toMatchObject({ state: 'Late', arrears: { amount: further.payment } });
    const all = [...paid, paidByCard(further.dueOn, further.payment, 'rest')];
    expect(project(AGREEMENT, all, further.dueOn)).toMatchObject({ state: 'Complete', outstanding: 0 });
  });

  test('is put off with its further month where the borrower moves their payment date in that month', () => {
    const paid = [...SLOW, NOTIFIED, paidByCard(LAST.dueOn, AGREEMENT.final, 'last')];
    const movedOn = addDays(LAST.dueOn, 7);
    const before = project(AGREEMENT, paid, movedOn);
    const firstDueOn = addDays(before.rows.at(-1)!.dueOn, 5);
    const moved: LoanEvent = { kind: 'payment-date-changed', ...on(movedOn, 'moved'), firstDueOn };
    const after = project(AGREEMENT, [...paid, moved], movedOn);
    expect(after.rows.at(-1)).toMatchObject({ dueOn: firstDueOn, payment: before.rows.at(-1)!.payment });
    expect(after.leftToPay).toBe(before.leftToPay);
  });

  test('is collected month by month, and never above what was agreed', () => {
    const missed = sampleHistory(AGREEMENT, ['missed']);
    const deep = [...missed, NOTIFIED];
    for (const days of [0, 40, 80, 120, 200]) {
      const now = project(AGREEMENT, deep, addDays(NOTICE_ON, days));
      for (const { amount } of collectionsDue(AGREEMENT, now, deep, []))
        expect(amount).toBeLessThanOrEqual(AGREEMENT.monthly);
    }
    const unnoticed = project(AGREEMENT, SLOW, LAST.collectOn);
    const [last] = collectionsDue(AGREEMENT, unnoticed, SLOW, []);
    expect(last!.amount).toBeLessThan(AGREEMENT.final + 1_00);
  });
});

test('after any conduct, further months change no debt, never raise the figure, and end with everything paid', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ALL_OUTCOMES), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('together' as const, 'further-months' as const, null),
      fc.integer({ min: 0, max: 9 }),
      (conducts, choice, days) => {
        const before = sampleHistory(AGREEMENT, conducts).filter(({ valueOn }) => valueOn <= NOTICE_ON);
        const now = project(AGREEMENT, before, NOTICE_ON);
        if (now.grownLast === null) return;
        const picked = choice === null ? [] : [chosen(choice, addDays(NOTICE_ON, days))];
        const events = [...before, NOTIFIED, ...picked];
        const asOf = addDays(NOTICE_ON, days);
        const figure = (history: readonly LoanEvent[]) => settlementOn(AGREEMENT, history, asOf).figure;
        const then = project(AGREEMENT, events, asOf);
        const { principal, interestToDate, accounts, leftToPay } = project(AGREEMENT, before, asOf);
        expect(then).toMatchObject({ principal, interestToDate, leftToPay });
        expect(figure(events)).toBeLessThanOrEqual(figure([...before, NOTIFIED]));
        expect(figure(events)).toBeLessThanOrEqual(
          Math.max(0, settlementOn(AGREEMENT, events, asOf).statutory),
        );
        expect(accounts.bank).toBe(
          cashOf(before).received - cashOf(before).refunded - cashOf(before).paidOut,
        );
        const payments = then.rows
          .filter(({ paid, payment }) => paid < payment)
          .map((row) =>
            paidByCard(row.dueOn > asOf ? row.dueOn : asOf, row.payment - row.paid, `rest ${row.number}`),
          );
        const end = project(AGREEMENT, [...events, ...payments], addDays(NOTICE_ON, 900));
        // What is still expected counts from its due date in the forecast, and from today when it is paid today.
        const isExpected = then.rows.some(
          ({ status, dueOn }) => dueOn <= asOf && status !== 'paid' && status !== 'missed',
        );
        if (then.creditBalance === 0 && !isExpected)
          expect(end).toMatchObject({ state: 'Complete', outstanding: 0 });
      },
    ),
    { numRuns: RUNS / 4 },
  );
});
