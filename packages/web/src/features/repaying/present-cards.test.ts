import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { aLoan } from '../../testing/a-loan.ts';
import { aCard } from '../../testing/applications.ts';
import { areAllPaidOff, cardsOf } from './cards-of.ts';
import {
  balanceInWords,
  cardsHeading,
  cardsLeftInWords,
  paidOffInWords,
  typedPayoff,
} from './present-cards.ts';

const DONE = aCard({ payoffAmount: pence(216_340), completedOn: day('2026-11-21') });

describe('the cards of a loan', () => {
  test('are shown once it is paid out', () => {
    expect(cardsOf({ ...aLoan(), creditCards: [aCard()] })).toHaveLength(1);
    expect(cardsOf({ ...aLoan({ isPaidOut: false }), creditCards: [aCard()] })).toEqual([]);
    expect(cardsOf(aLoan())).toEqual([]);
    const ended = { ...aLoan({ afterDays: 1_200 }), creditCards: [aCard(), DONE] };
    expect(cardsOf(ended)).toEqual([DONE]);
  });

  test('are counted until each is paid off', () => {
    expect(areAllPaidOff([aCard(), DONE])).toBe(false);
    expect(cardsLeftInWords([aCard(), DONE])).toMatch(/^You have 1 card to pay off/);
    expect(cardsLeftInWords([aCard(), aCard()])).toMatch(/^You have 2 cards to pay off/);
    expect(cardsHeading([aCard()])).toBe('Pay off your cards');
    expect(areAllPaidOff([DONE])).toBe(true);
    expect(cardsLeftInWords([DONE])).toMatch(/^You’ve paid off every card/);
    expect(cardsHeading([DONE])).toBe('Cards you paid off');
  });

  test('say what was owed, and what paid them off', () => {
    expect(balanceInWords(aCard())).toBe('£2,150 on your credit file when you applied');
    expect(balanceInWords(aCard({ isReported: false }))).toBe('£2,150 when you added it');
    expect(paidOffInWords(DONE)).toBe('Paid off: £2,163.40 on 21/11/2026');
    expect([typedPayoff(aCard()), typedPayoff(DONE)]).toEqual(['', '2,163.40']);
  });
});
