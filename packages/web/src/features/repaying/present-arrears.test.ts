import { describe, expect, test } from 'vitest';
import { presentArrears } from './present-arrears.ts';
import { aLoan } from '../../testing/a-loan.ts';

const ONE_MISSED = aLoan({ afterDays: 75, conducts: ['collected', 'failed'] });
const THREE_MISSED = aLoan({ afterDays: 160, conducts: ['collected', 'failed', 'failed', 'failed'] });

describe('a borrower who is late', () => {
  test('by one payment reads which, calmly', () => {
    expect(presentArrears(ONE_MISSED)).toMatchObject({
      heading: 'We did not receive your February payment',
      intro: 'It happens, and it can be put right. These are your options.',
      amount: '£282.56',
      since: 'Due on 1 February 2027, 2 days ago',
      onItsWay: null,
    });
  });

  test('by several reads how many, and since when', () => {
    const late = presentArrears(THREE_MISSED);
    expect(late?.heading).toBe('We did not receive 3 payments');
    expect(late?.since).toBe('3 payments, the first due on 1 February 2027, 87 days ago');
  });

  test('reads that there is no late fee and what is collected next', () => {
    const words = presentArrears(ONE_MISSED)?.whatHappens.join(' ');
    expect(words).toContain('We add no late fee, and no interest on interest');
    expect(words).toContain('still collected on Monday 1 March 2027');
  });

  test('is promised no collection without a direct debit', () => {
    const words = presentArrears({ ...ONE_MISSED, isMandateActive: false })?.whatHappens.join(' ');
    expect(words).not.toContain('still collected');
  });

  test('is asked to talk from the second payment on', () => {
    expect(presentArrears(ONE_MISSED)?.whatHappens.join(' ')).not.toContain('The sooner we talk');
    expect(presentArrears(THREE_MISSED)?.whatHappens.join(' ')).toContain('The sooner we talk');
  });

  test('reads of a collection that is under way', () => {
    const pending = aLoan({ afterDays: 130 }).pendingRepayments ?? [];
    const late = presentArrears({ ...ONE_MISSED, pendingRepayments: pending });
    expect(late?.onItsWay).toContain('We are collecting £282.56 on Thursday 1 April 2027');
  });
});

test('a borrower who is not late reads nothing of it', () => {
  expect(presentArrears(aLoan())).toBeNull();
});
