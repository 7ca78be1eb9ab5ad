import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day } from '../calendar/day.ts';
import type { LoanEvent } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { pence } from '../money/pence.ts';
import { collected, paidOut, sampleAgreement, SAMPLE_TERMS } from '../testing/sample-histories.ts';
import { endedArrangement } from './ended-arrangement.ts';
import { agreementOf } from './plan.ts';

const agreement = sampleAgreement(SAMPLE_TERMS);
const [first, second] = agreement.instalments;
const agreedOn = addDays(second!.dueOn, 14);
const endedOn = addDays(agreedOn, 20);

const plan = (reference: string, on: Day): readonly LoanEvent[] =>
  agreementOf({
    ...{ reference, agreedOn: on, recordedAt: '', paidBy: 'borrower' },
    payments: [{ dueOn: addDays(on, 15), amount: pence(20_00) }],
  });

const ended = (reason: 'kept' | 'broken'): LoanEvent => ({
  kind: 'arrangement-ended',
  ...{ valueOn: endedOn, recordedAt: '', reference: 'plan', reason },
});

const late = [...paidOut(agreement), ...collected(first!), ...plan('plan', agreedOn)];

const on = (day: Day, events: readonly LoanEvent[]) =>
  endedArrangement(project(agreement, events, day), events);

describe('how a plan ended', () => {
  test.each(['kept', 'broken'] as const)('is shown for a month: %s', (outcome) => {
    const events = [...late, ended(outcome)];
    expect(on(endedOn, events)).toEqual({ outcome, endedOn });
    expect(on(addDays(addMonths(endedOn, 1), -1), events)).toEqual({ outcome, endedOn });
    expect(on(addMonths(endedOn, 1), events)).toBeNull();
  });

  test('is not shown while a plan is in force', () => {
    expect(on(addDays(agreedOn, 1), late)).toBeNull();
    const again = addDays(endedOn, 3);
    expect(on(addDays(again, 1), [...late, ended('broken'), ...plan('another plan', again)])).toBeNull();
  });
});
