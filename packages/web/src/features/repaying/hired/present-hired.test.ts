import { paidAsAgreed, paidOut } from '@fairlead/core/testing/sample-histories';
import { describe, expect, test } from 'vitest';
import { aLoan } from '../../../testing/a-loan.ts';
import { carInWords } from '../../../parts/car/car-in-words.ts';
import { ownerInWords, presentParts, protectionInWords } from './present-hired.ts';

const hireOf = (sample: Parameters<typeof aLoan>[0] = {}) => {
  const loan = aLoan({ terms: { productId: 'hire-purchase-2026-1', percent: 22.3 }, ...sample });
  return { loan, hired: loan.hirePurchase! };
};

test('an unsecured loan has no car', () => {
  expect(aLoan().hirePurchase).toBeNull();
});

describe('a car on hire purchase', () => {
  const { loan, hired } = hireOf();

  test('is named, and belongs to the lender until the last payment', () => {
    expect(carInWords(hired)).toBe('Harrow Vale, LB23 XYZ');
    expect(ownerInWords(hired, loan)).toContain('It becomes yours with your last payment');
    expect(ownerInWords(hired, loan)).toContain('£25');
  });

  test('has its third and half with the days on which they are reached', () => {
    const [total, third, half] = presentParts(hired);
    expect(total?.value).toMatch(/^£/);
    expect(third?.value).toMatch(/^£[\d,.]+, on \d\d\/\d\d\/\d{4}$/);
    expect(half?.value).toMatch(/^£[\d,.]+, on \d\d\/\d\d\/\d{4}$/);
  });

  test('can be taken back without a court until a third is paid', () => {
    expect(protectionInWords(hired)).toContain('without a court order');
    const late = hireOf({ afterDays: 500 });
    expect(protectionInWords(late.hired)).toContain('only with a court order');
  });

  test('is the borrower’s once everything is paid', () => {
    const paid = hireOf({ events: paidAsAgreed, afterDays: 1200 });
    expect(ownerInWords(paid.hired, paid.loan)).toMatch(/^The car has been yours since/);
    expect(paid.hired.toPayOnReturn).toBeNull();
  });

  test('is not handed back before the credit was paid out', () => {
    const early = hireOf({ events: () => [], afterDays: 0 });
    expect(early.hired.toPayOnReturn).toBeNull();
    expect(hireOf({ events: paidOut, afterDays: 1 }).hired.toPayOnReturn).not.toBeNull();
  });
});
