import { expect, test } from 'vitest';
import { LIMITS } from '../../testing/drafts.ts';
import { EMPTY_FORM, PAGES } from './steps.ts';

const WRONG = {
  ...EMPTY_FORM,
  amount: '7.5k',
  term: '3',
  firstName: '4',
  lastName: 'x'.repeat(60),
  dateOfBirth: { day: '31', month: '2', year: '1985' },
  email: 'alex@',
  mobileNumber: '020 7946 0140',
  income: '2150.405',
  residentialStatus: 'private_tenant',
  rentOrMortgageMonthlyPayment: 'lots',
  numberOfDependants: '1',
  monthlyDependantsCost: '7,50',
} as const;

const messages = [EMPTY_FORM, WRONG].flatMap((draft) =>
  Object.values(PAGES).flatMap(({ check }) => Object.values(check(draft, LIMITS))),
);

test.each([...new Set(messages)])('"%s" neither begs nor blames', (text) => {
  expect(text).not.toMatch(/please|sorry|oops|\binvalid\b|\bvalid\b|forbidden|illegal/i);
  expect(text).not.toMatch(/\.$/);
});
