import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '../calendar/day.ts';
import { breathingSpaceEvents } from '../breathing-space/breathing-space.ts';
import type { Payee } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { defaultNoticeDates } from '../notices/default-notice.ts';
import { defaultNoticeOf } from '../notices/served-default-notice.ts';
import {
  paidAsAgreed,
  paidByCard,
  paidOut,
  sampleAgreement,
  SAMPLE_TERMS,
} from '../testing/sample-histories.ts';
import { checkLenderAction, checkPartToPay, type LenderAction } from './lender-actions.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const FIRST_DUE = AGREEMENT.instalments[0]!.dueOn;
const NOTHING_PAID = paidOut(AGREEMENT);
/** Three payments are missed. */
const SERVED_ON = addDays(addMonths(FIRST_DUE, 2), 10);

const check = (action: LenderAction, events: readonly LoanEvent[], on: Day) => {
  const projection = project(AGREEMENT, events, on);
  const checked = checkLenderAction(action, { projection, events, unpaidParts: [] });
  return checked.ok ? 'accepted' : checked.refusal;
};

const about = (valueOn: Day, reference: string) => ({
  valueOn,
  reference,
  recordedAt: `${valueOn}T12:00:00.000Z`,
});

const owed = project(AGREEMENT, NOTHING_PAID, SERVED_ON).arrears.amount;
const NOTICE: LoanEvent = {
  kind: 'default-notice-served',
  ...about(SERVED_ON, 'notice'),
  amount: owed,
  remedyBy: defaultNoticeDates(SERVED_ON).remedyBy,
};
const SERVED = [...NOTHING_PAID, NOTICE];

describe('a part of the price', () => {
  const on = addDays(AGREEMENT.signedOn, 2);
  const again = (events: readonly LoanEvent[], unpaidParts: readonly Payee[]) => {
    const projection = project(AGREEMENT, events, on);
    const checked = checkLenderAction('payout-again', { projection, events, unpaidParts });
    return checked.ok ? 'accepted' : checked.refusal;
  };

  test('is paid again where it came back, while the loan runs', () => {
    expect(again(NOTHING_PAID, ['borrower'])).toBe('accepted');
    expect(again(NOTHING_PAID, [])).toBe('noPartBack');
    expect(again([], ['borrower'])).toBe('loanNotRunning');
    expect(
      again([...NOTHING_PAID, { kind: 'withdrawal-noticed', ...about(on, 'notice') }], ['borrower']),
    ).toBe('loanNotRunning');
  });

  test('is paid to the old lender only with a figure that it takes', () => {
    const check = (settlementValidUntil?: Day) =>
      checkPartToPay({ payee: 'old-lender', settlementValidUntil }, ['old-lender'], on);
    expect(check(on).ok).toBe(true);
    expect(check(addDays(on, -1))).toMatchObject({ refusal: 'figureNeeded' });
    expect(check()).toMatchObject({ refusal: 'figureNeeded' });
    expect(checkPartToPay({ payee: 'borrower' }, ['old-lender'], on)).toMatchObject({
      refusal: 'noPartBack',
    });
    expect(checkPartToPay({ payee: 'borrower' }, ['borrower'], on).ok).toBe(true);
  });
});

describe('a default notice', () => {
  test('needs three missed payments', () => {
    expect(check('default-notice', paidAsAgreed(AGREEMENT), SERVED_ON)).toBe('loanNotLate');
    expect(check('default-notice', NOTHING_PAID, addDays(addMonths(FIRST_DUE, 1), 10))).toBe(
      'arrearsTooSmall',
    );
    expect(check('default-notice', NOTHING_PAID, SERVED_ON)).toBe('accepted');
  });

  test('is served again only once the one before has run out', () => {
    expect(check('default-notice', SERVED, addDays(SERVED_ON, 14))).toBe('noticeRunning');
    expect(check('default-notice', SERVED, addDays(SERVED_ON, 15))).toBe('accepted');
  });

  test('changes no figure', () => {
    const on = addDays(SERVED_ON, 20);
    expect(project(AGREEMENT, SERVED, on)).toEqual(project(AGREEMENT, NOTHING_PAID, on));
  });
});

describe('a default notice that was served', () => {
  const withdrawn: LoanEvent = {
    kind: 'corrected',
    ...about(addDays(SERVED_ON, 2), 'error'),
    corrects: 'notice',
  };

  test('can be withdrawn, also after its 14 days', () => {
    expect(check('notice-withdrawal', NOTHING_PAID, SERVED_ON)).toBe('noNotice');
    expect(check('notice-withdrawal', SERVED, SERVED_ON)).toBe('accepted');
    expect(check('notice-withdrawal', SERVED, addDays(SERVED_ON, 30))).toBe('accepted');
  });

  test('counts no more from then, so that nothing can be based on it', () => {
    const events = [...SERVED, withdrawn];
    const later = addDays(SERVED_ON, 20);
    expect(defaultNoticeOf(events, addDays(SERVED_ON, 1))?.status).toBe('running');
    expect(defaultNoticeOf(events, later)).toBeNull();
    expect(check('termination', events, later)).toBe('noticeNeeded');
    expect(check('notice-withdrawal', events, later)).toBe('noNotice');
    expect(check('default-notice', events, addDays(SERVED_ON, 3))).toBe('accepted');
    expect(project(AGREEMENT, events, later)).toEqual(project(AGREEMENT, NOTHING_PAID, later));
  });
});

describe('a termination', () => {
  test('follows a default notice that was not paid in its 14 days', () => {
    expect(check('termination', NOTHING_PAID, SERVED_ON)).toBe('noticeNeeded');
    expect(check('termination', SERVED, addDays(SERVED_ON, 14))).toBe('noticeRunning');
    expect(check('termination', SERVED, addDays(SERVED_ON, 15))).toBe('accepted');
  });

  test('does not follow a notice that was paid in time, also if the loan is late again', () => {
    const inTime = [...SERVED, paidByCard(addDays(SERVED_ON, 14), owed)];
    expect(check('termination', inTime, addMonths(SERVED_ON, 1))).toBe('noticeNeeded');
    const dayAfter = [...SERVED, paidByCard(addDays(SERVED_ON, 15), owed)];
    expect(check('termination', dayAfter, addMonths(SERVED_ON, 1))).toBe('accepted');
    const lessInTime = [...SERVED, paidByCard(addDays(SERVED_ON, 14), owed - 1)];
    expect(check('termination', lessInTime, addMonths(SERVED_ON, 1))).toBe('accepted');
  });
});

describe('nothing is enforced', () => {
  const on = addDays(SERVED_ON, 20);

  test('in a breathing space', () => {
    const space = breathingSpaceEvents({ beginsOn: addDays(on, -1), endsOn: null }, about(on, 'space'));
    for (const action of ['default-notice', 'termination', 'sale'] as const)
      expect(check(action, [...SERVED, ...space], on)).toBe('inBreathingSpace');
    expect(check('write-off', [...SERVED, ...space], on)).toBe('accepted');
  });

  test('while the borrower keeps to an arrangement', () => {
    const payments = [{ dueOn: addDays(on, 10), amount: owed }];
    const agreed: LoanEvent = { kind: 'arrangement-agreed', ...about(addDays(on, -1), 'plan'), payments };
    expect(check('termination', [...SERVED, agreed], on)).toBe('arrangementRunning');
    expect(check('default-notice', [...SERVED, agreed], on)).toBe('arrangementRunning');
  });
});

describe('a write-off or a sale', () => {
  test('follows the table of states', () => {
    const on = addDays(SERVED_ON, 20);
    const sold: LoanEvent = { kind: 'sold', ...about(on, 'sale') };
    const writtenOff: LoanEvent = { kind: 'written-off', ...about(on, 'write-off'), reason: 'illness' };
    expect(check('sale', [...SERVED, writtenOff], on)).toBe('accepted');
    expect(check('write-off', [...SERVED, sold], on)).toBe('notInThisState');
    expect(check('sale', [], AGREEMENT.signedOn)).toBe('notInThisState');
    expect(check('write-off', paidAsAgreed(AGREEMENT), day('2030-06-01'))).toBe('notInThisState');
  });
});
