import { day } from '@fairlead/core/calendar/day';
import { DIRECT_DEBIT_REASONS } from '@fairlead/core/collection/direct-debit-reasons';
import { describe, expect, test } from 'vitest';
import { presentArrears } from './present-arrears.ts';
import { aLoan } from '../../testing/a-loan.ts';

const ONE_MISSED = aLoan({ afterDays: 75, conducts: ['collected', 'failed'] });
const THREE_MISSED = aLoan({ afterDays: 160, conducts: ['collected', 'failed', 'failed', 'failed'] });

describe('a borrower who is late', () => {
  test('by one payment reads which, calmly', () => {
    expect(presentArrears(ONE_MISSED)).toMatchObject({
      heading: 'We haven’t received your February payment',
      intro: 'You can put this right. These are your options.',
      amount: '£282.56',
      since: 'Due on 1 February 2027, 2 days ago',
      onItsWay: null,
    });
  });

  test('by several reads how many, and since when', () => {
    const late = presentArrears(THREE_MISSED);
    expect(late?.heading).toBe('We haven’t received 3 payments');
    expect(late?.since).toBe('3 payments, the first due on 1 February 2027, 87 days ago');
  });

  test('reads that there is no late fee and what is collected next', () => {
    const words = presentArrears(ONE_MISSED)?.whatHappens.join(' ');
    expect(words).toContain('We don’t charge a late fee, or interest on interest');
    expect(words).toContain('still collected on Monday 1 March 2027');
  });

  test('is promised no collection without a Direct Debit', () => {
    const words = presentArrears({ ...ONE_MISSED, isMandateActive: false })?.whatHappens.join(' ');
    expect(words).not.toContain('still collected');
  });

  test('is asked to talk from the second payment on', () => {
    expect(presentArrears(ONE_MISSED)?.whatHappens.join(' ')).not.toContain('The sooner you contact us');
    expect(presentArrears(THREE_MISSED)?.whatHappens.join(' ')).toContain('The sooner you contact us');
  });

  test('reads of a collection that is under way', () => {
    const pending = aLoan({ afterDays: 130 }).pendingRepayments ?? [];
    const late = presentArrears({ ...ONE_MISSED, pendingRepayments: pending });
    expect(late?.onItsWay).toContain('We’re collecting £282.56 on Thursday 1 April 2027');
  });
});

test('a borrower who is not late reads nothing of it', () => {
  expect(presentArrears(aLoan())).toBeNull();
});

describe('a payment that failed', () => {
  const late = aLoan({ afterDays: 75, conducts: ['collected', 'failed'] });

  test('is explained by what the bank said', () => {
    expect(presentArrears(late)?.bankSaid).toBe(DIRECT_DEBIT_REASONS['refer-to-payer'].words);
  });

  test('is presented again on a day that the borrower reads', () => {
    const nextAttempt = { amount: late.arrears.amount, collectOn: day('2027-02-15') };
    expect(presentArrears({ ...late, nextAttempt })?.onItsWay).toContain(
      'again on Monday 15 February 2027, unless you pay it before then',
    );
  });
});
