import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { CardOfLoan } from '../../resources/loan.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aCard } from '../../testing/applications.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { errorOf, renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import LoanScreen from './LoanScreen.tsx';

const CARD = aCard({ isChosen: true });
const NAME = 'Harbour Lane Card ending 4821';
const paidOff = (amount: number): CardOfLoan => ({
  ...CARD,
  payoffAmount: pence(amount),
  completedOn: day('2026-11-21'),
});

const loanWith = (...creditCards: CardOfLoan[]) => ({ data: { ...aLoan(), creditCards } });

function open(readLoan: Replies['readLoan'], replies: Replies = {}) {
  const sent = fakeApi({ ...replies, ...(readLoan && { readLoan }), readUser: { data: aUser() } });
  const at = `${SCREENS.loan}?id=${aLoan().id}`;
  return { sent, ...renderScreen({ [SCREENS.loan]: LoanScreen }, { at, session: SIGNED_IN }) };
}

const field = () => screen.findByLabelText(`Amount you paid, in pounds for ${NAME}`);
const mark = () => screen.getByRole('button', { name: `Mark as paid off ${NAME}` });
const correct = () => screen.findByRole('button', { name: `Correct the amount of ${NAME}` });

describe('a card that a loan pays off', () => {
  test('is marked with the amount that paid it off, and keeps the focus', async () => {
    const { user, sent } = open([loanWith(CARD), loanWith(paidOff(216_340))], {
      completeCreditCard: { data: paidOff(216_340) },
    });
    await user.type(await field(), '£2,163.40');
    await user.click(mark());
    expect(await screen.findByText('Paid off: £2,163.40 on 21/11/2026')).toBeDefined();
    expect(document.activeElement).toBe(await correct());
    expect(bodiesOf(sent, 'completeCreditCard')).toEqual([{ payoffAmount: 216_340 }]);
    expect(await screen.findByRole('heading', { name: 'Cards you paid off' })).toBeDefined();
  });

  test.each([
    ['', 'Enter how much you paid'],
    ['lots', 'Amount must be a number of pounds, like £1,250.50'],
    ['0', 'Amount must be more than £0 and no more than £100,000'],
  ])('is not marked with "%s"', async (typed, message) => {
    const { user, sent } = open(loanWith(CARD));
    if (typed !== '') await user.type(await field(), typed);
    await field();
    await user.click(mark());
    expect(errorOf(await field())).toBe(message);
    expect(bodiesOf(sent, 'completeCreditCard')).toEqual([]);
  });

  test('is corrected from the amount that is stored, which another device may have changed', async () => {
    const { user, sent } = open([loanWith(paidOff(216_340)), loanWith(paidOff(217_000))], {
      readCreditCard: { data: paidOff(216_500) },
      completeCreditCard: { data: paidOff(217_000) },
    });
    await user.click(await correct());
    expect(await field()).toHaveProperty('value', '2,165.00');
    expect(document.activeElement).toBe(await field());
    await user.clear(await field());
    await user.type(await field(), '2170');
    await user.click(mark());
    expect(await screen.findByText('Paid off: £2,170 on 21/11/2026')).toBeDefined();
    expect(bodiesOf(sent, 'completeCreditCard')).toEqual([{ payoffAmount: 217_000 }]);
  });

  test('is corrected from the amount that is shown where it cannot be read', async () => {
    const { user } = open(loanWith(paidOff(216_340)), { readCreditCard: 'no connection' });
    await user.click(await correct());
    expect(await field()).toHaveProperty('value', '2,163.40');
    expect(document.activeElement).toBe(await field());
  });

  test('that could not be marked says why, and nothing typed is lost', async () => {
    const { user } = open(loanWith(CARD), { completeCreditCard: 'no connection' });
    await user.type(await field(), '100');
    await user.click(mark());
    expect(await screen.findByRole('status', { name: 'We couldn’t reach our server' })).toBeDefined();
    expect(await field()).toHaveProperty('value', '100');
  });

  test('is not shown where there is none', async () => {
    open(loanWith());
    await screen.findByRole('heading', { name: 'Your agreement' });
    expect(screen.queryByRole('heading', { name: /cards/i })).toBeNull();
  });
});
