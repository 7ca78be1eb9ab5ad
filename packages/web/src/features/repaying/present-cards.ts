import { displayDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { CardOfLoan } from '../../resources/loan.ts';

const countLeft = (cards: readonly CardOfLoan[]): number =>
  cards.filter(({ completedOn }) => completedOn === null).length;

export function cardsHeading(cards: readonly CardOfLoan[]): string {
  return countLeft(cards) === 0 ? 'Cards you paid off' : 'Pay off your cards';
}

export function cardsLeftInWords(cards: readonly CardOfLoan[]): string {
  const left = countLeft(cards);
  if (left === 0) return 'You’ve paid off every card that you chose. Keep the confirmation from each issuer.';
  return `You have ${left} ${left === 1 ? 'card' : 'cards'} to pay off from your bank account. Ask ${left === 1 ? 'the card’s issuer' : 'each card’s issuer'} for the exact amount, because interest is added until you pay.`;
}

export function balanceInWords({ balance, isReported }: CardOfLoan): string {
  const where = isReported ? 'on your credit file when you applied' : 'when you added it';
  return `${formatWholePounds(balance)} ${where}`;
}

export function paidOffInWords({ payoffAmount, completedOn }: CardOfLoan): string {
  if (payoffAmount === null || completedOn === null) return '';
  return `Paid off: ${formatWholePounds(payoffAmount)} on ${displayDay(completedOn)}`;
}

/** What the field starts with: the amount that was given before, without its sign. */
export function typedPayoff({ payoffAmount }: CardOfLoan): string {
  return payoffAmount === null ? '' : formatPounds(payoffAmount).replace('£', '');
}
