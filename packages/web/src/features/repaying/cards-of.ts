import type { CardOfLoan, Loan } from '../../resources/loan.ts';

/** The cards of a loan that was paid out; of one that has ended, those that were paid off. */
export function cardsOf({ creditCards = [], disbursalDate, isActive }: Loan): readonly CardOfLoan[] {
  if (disbursalDate === null) return [];
  return isActive ? creditCards : creditCards.filter(({ completedOn }) => completedOn !== null);
}

export function areAllPaidOff(cards: readonly CardOfLoan[]): boolean {
  return cards.every(({ completedOn }) => completedOn !== null);
}
