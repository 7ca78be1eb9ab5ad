import { addDays } from '@fairlead/core/calendar/day';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { LOAN_STATES } from '@fairlead/core/loan/states';
import { formatPounds } from '@fairlead/core/money/pounds';
import { pence } from '@fairlead/core/money/pence';
import { sampleHistory } from '@fairlead/core/testing/sample-histories';
import { describe, expect, test } from 'vitest';
import { aLoan, LOAN_ID } from '../../testing/a-loan.ts';
import { presentEnding } from './present-ending.ts';

const BUYER = {
  name: 'Harbour Debt Ltd',
  phone: '01632 960555',
  email: 'help@harbour-debt.example',
  howToPay: 'Pay by bank transfer.',
};

type Closing =
  | { kind: 'sold'; buyer?: typeof BUYER }
  | { kind: 'written-off' | 'terminated'; reason: string }
  | { kind: 'voluntarily-terminated'; owed: ReturnType<typeof pence>; paid: ReturnType<typeof pence> };

const CLOSED_AFTER_DAYS = 150;

/** A loan with two payments made and the rest missed, that ended in a way. */
const endedBy = (closing: Closing) =>
  aLoan({
    afterDays: 200,
    events: (agreement: Agreement): LoanEvent[] => {
      const valueOn = addDays(agreement.signedOn, CLOSED_AFTER_DAYS);
      const about = { valueOn, reference: 'closing', recordedAt: `${valueOn}T12:00:00.000Z` };
      const paid = sampleHistory(agreement, [
        'collected',
        'collected',
        ...Array<'missed'>(34).fill('missed'),
      ]);
      return [...paid, { ...about, ...closing }];
    },
  });

const TERMINATED = endedBy({ kind: 'terminated', reason: 'default-notice' });

describe('a loan that the lender ended', () => {
  test('says what is owed after a termination, from when, and that it need not be paid at once', () => {
    expect(TERMINATED.state).toBe('Terminated');
    expect(presentEnding(TERMINATED)).toEqual({
      heading: 'We’ve ended this agreement',
      owed: formatPounds(TERMINATED.outstanding),
      text: [
        'It ended on 19 April 2027, because the amount in the default notice wasn’t paid in time.',
        'No more interest or charges are added.',
        'You don’t have to pay it all at once: pay any amount when you can.',
        'Talk to us, and we’ll agree payments that leave you enough to live on.',
      ],
      creditFile: 'Your credit file shows a default for 6 years from 19 April 2027.',
      figures: [{ label: 'You paid', value: formatPounds(TERMINATED.totalPaid) }],
      isPayable: true,
      buyer: null,
      hasAdvice: true,
    });
  });

  test('is not paid again while all of it is on its way', () => {
    const on = TERMINATED.asOf;
    const paying = (amount: number) => [
      {
        '@type': 'repayment' as const,
        ...{ id: LOAN_ID, method: 'CARD' as const, purpose: 'late' as const, state: 'created' as const },
        ...{ amount: pence(amount), requestedOn: on, collectOn: on, cancelBefore: null },
      },
    ];
    const half = Math.floor(TERMINATED.outstanding / 2);
    expect(presentEnding({ ...TERMINATED, pendingRepayments: paying(half) })?.isPayable).toBe(true);
    const all = paying(TERMINATED.outstanding);
    const ending = presentEnding({ ...TERMINATED, pendingRepayments: all });
    expect(ending?.isPayable).toBe(false);
    expect(ending?.text.at(-1)).toBe('All of it is already on its way to us. Don’t pay it again.');
  });

  test('names whom to pay after a sale', () => {
    const sold = presentEnding(endedBy({ kind: 'sold', buyer: BUYER }));
    expect(sold).toMatchObject({ heading: 'This loan now belongs to Harbour Debt Ltd', buyer: BUYER });
    expect(sold?.text.join(' ')).toContain('We sold it on 19 April 2027');
    expect(presentEnding(endedBy({ kind: 'sold' }))).toMatchObject({
      heading: 'This loan now belongs to another company',
      buyer: null,
    });
  });

  test('is not owed to us any more after a write-off', () => {
    const loan = endedBy({ kind: 'written-off', reason: 'illness' });
    expect([loan.state, loan.outstanding]).toEqual(['Written Off', 0]);
    expect(presentEnding(loan)).toMatchObject({
      heading: 'You don’t owe us anything more on this loan',
      owed: null,
      text: [
        'We wrote off what was left on 19 April 2027. We won’t collect it, and we won’t ask you for it.',
      ],
    });
  });

  test('says what is left to pay after the goods were returned, or that nothing is', () => {
    const paid = pence(565_12);
    const owing = endedBy({ kind: 'voluntarily-terminated', owed: pence(1_000_00), paid });
    expect(presentEnding(owing)?.owed).toBe('£1,000.00');
    expect(presentEnding(owing)?.text[2]).toBe('No more interest or charges are added.');
    const even = endedBy({ kind: 'voluntarily-terminated', owed: pence(0), paid });
    expect(presentEnding(even)?.owed).toBeNull();
    expect(presentEnding(even)?.text).toEqual([
      'You ended it on 19 April 2027, so you have no more monthly payments.',
      'You still have to give the car back.',
      'You owe nothing.',
    ]);
  });
});

test('a borrower who may owe more than they can pay is shown where advice is free', () => {
  const advised = LOAN_STATES.filter((state) => presentEnding({ ...TERMINATED, state })?.hasAdvice);
  expect(advised).toEqual(['Sold', 'Written Off', 'Terminated', 'Voluntary terminated']);
});

test('a loan that was cancelled says whether the borrower withdrew, could not be paid, or signed again', () => {
  const headings = (['withdrawn', 'not-paid-out', 'signed-again'] as const).map(
    (cancellation) => presentEnding({ ...TERMINATED, state: 'Cancelled', cancellation })?.heading,
  );
  expect(headings).toEqual([
    'You withdrew from this loan',
    'This loan was cancelled',
    'You signed this loan again',
  ]);
});
