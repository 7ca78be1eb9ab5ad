import { describe, expect, test } from 'vitest';
import { aLoan } from '../../testing/a-loan.ts';
import { outcomeOf } from '../../resources/repaying/pay-by-card.ts';
import { paymentIn, testCardsIn } from './present-card-payment.ts';

describe('the payment in an address', () => {
  test('is of arrears unless it says otherwise, in pounds', () => {
    expect(paymentIn(new URLSearchParams('id=loan-1&amount=272.01'))).toEqual({
      id: 'loan-1',
      amount: 272_01,
      purpose: 'late',
      keeps: 'instalment',
    });
    const early = new URLSearchParams('id=loan-1&amount=50&purpose=early&keeps=term');
    expect(paymentIn(early)).toMatchObject({ purpose: 'early', keeps: 'term' });
  });

  test.each(['', 'id=loan-1', 'id=loan-1&amount=lots', 'amount=5', 'id=loan-1&amount=5&purpose=gift'])(
    'is none in %j',
    (address) => expect(paymentIn(new URLSearchParams(address))).toBeNull(),
  );
});

test('a loan whose card payment is under way is not paid yet', () => {
  expect(outcomeOf(aLoan())).toBe('paid');
});

test('the test cards are those that the sandbox lists, with what each does', () => {
  const cards = testCardsIn([
    { group: 'Payment card', value: 'Declined', typed: ['pm_card_visa_chargeDeclined'], outcome: 'No.' },
    { group: 'Surname', value: 'Accept', typed: ['Accept'], outcome: 'Yes.' },
  ]);
  expect(cards).toEqual([{ value: 'pm_card_visa_chargeDeclined', label: 'Declined', hint: 'No.' }]);
});
