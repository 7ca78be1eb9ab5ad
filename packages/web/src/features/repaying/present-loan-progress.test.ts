import { pence } from '@fairlead/core/money/pence';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { describe, expect, test } from 'vitest';
import { explainLeftToPay, explainTotal, presentLoanProgress } from './present-loan-progress.ts';
import { aLoan, type LoanSample } from '../../testing/a-loan.ts';
import { totalOf } from './rows-of.ts';

const amountOf = (words: string): number =>
  Number(words.replace(/[£,]/g, '').replace('−', '-').replace('.', ''));

const addUp = (lines: readonly { value: string }[]) => {
  const amounts = lines.map(({ value }) => amountOf(value));
  return { parts: amounts.slice(0, -1).reduce((sum, each) => sum + each, 0), total: amounts.at(-1) };
};

const HIRE = { productId: 'hire-purchase-2026-1', percent: 22.3, termMonths: 48 } as const;

const SAMPLES: Readonly<Record<string, LoanSample>> = {
  'just paid out': { afterDays: 2 },
  'some months in': { afterDays: 200 },
  'with the last payment to come': { afterDays: 1_100 },
  'that is late': { afterDays: 160, conducts: ['collected', 'missed'] },
  'that was overpaid': { afterDays: 160, conducts: ['overpaid'] },
  'that is all paid': { afterDays: 1_200 },
  'of a car': { afterDays: 200, terms: HIRE },
};

describe.each(Object.entries(SAMPLES))('the figures of a loan %s', (_, sample) => {
  const loan = aLoan(sample);

  test('add up to what is left to pay', () => {
    const { parts, total } = addUp(explainLeftToPay(loan).lines);
    expect(parts).toBe(loan.leftToPay);
    expect(total).toBe(loan.leftToPay);
  });

  test('add up to the total payable', () => {
    const { parts, total } = addUp(explainTotal(loan).lines);
    expect(parts).toBe(loan.totalAmountPayable);
    expect(total).toBe(loan.totalAmountPayable);
  });
});

describe('how far a borrower has come', () => {
  test('is counted in payments and pounds', () => {
    expect(presentLoanProgress(aLoan({ afterDays: 130 }))).toEqual({
      progress: { text: '3 of 36 payments', value: 3, max: 36 },
      figures: [
        { label: 'Paid so far', value: '£847.68' },
        { label: 'Left to pay', value: '£9,324.54' },
        { label: 'Last payment', value: 'December 2029' },
      ],
    });
  });

  test('says what is owed today, why it is less than what is left, and that neither settles the loan', () => {
    const words = explainLeftToPay(aLoan({ afterDays: 60 })).words.join(' ');
    expect(words).toContain('You owe £7,868.98 today, 19 January 2027');
    expect(words).toContain(': a balance of £7,806.60 and £62.38 of interest to today.');
    expect(words).toContain('£2,020.68, is interest that hasn’t been added yet.');
    expect(words).toContain('Neither of these amounts is your settlement figure');
  });

  test('names no interest on a day on which there is none', () => {
    const words = explainLeftToPay(aLoan({ afterDays: 0 })).words.join(' ');
    expect(words).toContain('You owe £7,940 today, 20 November 2026. The difference');
  });

  test('says that the fee to own a car is in the difference until its payment is made', () => {
    const loan = aLoan({ afterDays: 200, terms: HIRE });
    const words = explainLeftToPay(loan).words.join(' ');
    const coming = loan.scheduledPayments?.filter(({ paid }) => paid === 0) ?? [];
    const interest = totalOf(coming, 'interest') - loan.interestToDate;
    expect(words).toContain(
      `${formatWholePounds(pence(interest + loan.optionFee))}, is interest that hasn’t been added yet and the £25 option-to-purchase fee.`,
    );
    const paid = explainLeftToPay(aLoan({ afterDays: 1_600, terms: HIRE })).words.join(' ');
    expect(paid).not.toContain('option-to-purchase');
  });

  test('leaves out what is owed today while a payment that is due is unpaid', () => {
    const words = explainLeftToPay(aLoan({ afterDays: 160, conducts: ['missed'] })).words.join(' ');
    expect(words).not.toContain('You owe');
  });

  test('says when the total has moved away from what was signed', () => {
    expect(explainTotal(aLoan({ afterDays: 130 })).words).toHaveLength(1);
    const late = explainTotal(aLoan({ afterDays: 160, conducts: ['missed'] })).words;
    expect(late[1]).toContain('The total is now');
  });
});
