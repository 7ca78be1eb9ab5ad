import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day } from '../calendar/day.ts';
import type { LoanEvent } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import {
  collected,
  interestFrozen,
  paidAsAgreed,
  paidOut,
  sampleAgreement,
  SAMPLE_TERMS,
} from '../testing/sample-histories.ts';
import { pence } from '../money/pence.ts';
import { ARRANGEMENT_REFUSALS, whyNoArrangement } from './eligibility.ts';
import { agreementOf } from './plan.ts';

const agreement = sampleAgreement(SAMPLE_TERMS);
const rows = agreement.instalments;
const paid = (count: number) => [...paidOut(agreement), ...rows.slice(0, count).flatMap(collected)];

const asked = (events: readonly LoanEvent[], on: Day) =>
  whyNoArrangement(project(agreement, events, on), events);

/** A plan of one payment, which ended on a day. */
const plan = (agreedOn: Day, endedOn?: Day): LoanEvent[] => {
  const about = { reference: `plan ${agreedOn}`, recordedAt: '' };
  const payments = [{ dueOn: addDays(agreedOn, 7), amount: pence(20_00) }];
  const ended = { kind: 'arrangement-ended', ...about, reason: 'broken' } as const;
  return [
    ...agreementOf({ ...about, agreedOn, payments, paidBy: 'borrower' }),
    ...(endedOn ? [{ ...ended, valueOn: endedOn }] : []),
  ];
};

const lateOn = addDays(rows[1]!.dueOn, 14);

describe('a borrower who is short of money', () => {
  test('can set up a plan once a payment is overdue', () => {
    expect(asked(paid(1), lateOn)).toBeNull();
  });

  test.each<[string, readonly LoanEvent[], Day]>([
    ['notPaidOutYet', [], addDays(agreement.signedOn, 1)],
    ['loanNotActive', paidAsAgreed(agreement), addDays(rows.at(-1)!.dueOn, 30)],
    [
      'withdrawing',
      [
        ...paidOut(agreement),
        {
          kind: 'withdrawal-noticed',
          valueOn: rows[0]!.dueOn,
          recordedAt: '',
          reference: 'notice',
        },
      ],
      rows[0]!.dueOn,
    ],
    [
      'needsAPerson',
      [
        ...paid(1),
        {
          ...{ kind: 'mandate-cancelled', valueOn: rows[1]!.dueOn, recordedAt: '' },
          ...{ reference: 'death', reason: 'payer-deceased' },
        },
      ],
      lateOn,
    ],
    ['planUnderWay', [...paid(1), ...plan(lateOn)], addDays(lateOn, 1)],
    ['interestPaused', [...paid(1), ...interestFrozen(rows[1]!, 2, 60)], lateOn],
    ['nothingOverdue', paid(2), lateOn],
  ])('cannot by themselves, and reads why: %s', (refusal, events, on) => {
    expect(
      asked(
        events.filter(({ valueOn }) => valueOn <= on),
        on,
      ),
    ).toBe(refusal);
    expect(Object.keys(ARRANGEMENT_REFUSALS)).toContain(refusal);
  });

  test('can ask again once in six months, then through a person, then again', () => {
    const first = [...paid(1), ...plan(lateOn, addDays(lateOn, 8))];
    const again = addDays(lateOn, 10);
    expect(asked(first, again)).toBeNull();
    const second = [...first, ...plan(again, addDays(again, 8))];
    expect(asked(second, addDays(again, 10))).toBe('askedTwice');
    expect(asked(second, addDays(addMonths(lateOn, 6), -1))).toBe('askedTwice');
    expect(asked(second, addMonths(lateOn, 6))).toBeNull();
  });
});
