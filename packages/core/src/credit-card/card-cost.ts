import { pence, roundHalfUp, sumPence, type Pence } from '../money/pence.ts';
import { levelPayment, monthlyRate } from '../rates/periodic.ts';

/** What the credit file or the borrower says about a card. */
export type CardTerms = {
  readonly balance: Pence;
  /** Null where the credit file does not say. */
  readonly monthlyPayment: Pence | null;
  /** Effective annual rate in percent; null where the credit file does not say. */
  readonly ratePercent: number | null;
};

/** The loan that a card would be paid off with, at its price. */
export type PayingLoan = {
  readonly amount: Pence;
  readonly termMonths: number;
  readonly monthly: Pence;
  readonly totalPayable: Pence;
};

/** What a card costs when it is not paid off with the loan. */
export type OwnCost = {
  /** The payment that is made now, where it pays the card off in time; else the one that does over the loan's term. */
  readonly basis: 'paid-now' | 'same-time';
  readonly monthly: Pence;
  readonly months: number;
  /** Everything paid until nothing is owed. */
  readonly total: Pence;
};

export type CardCost = {
  readonly card: CardTerms;
  readonly loan: PayingLoan;
  /** The part of each instalment that pays for this balance. */
  readonly loanMonthly: Pence;
  /** The part of the loan's total amount payable. */
  readonly loanTotal: Pence;
  /** Null where the rate of the card is not known: without it nothing can be compared. */
  readonly own: OwnCost | null;
  /** Extra cost of paying it off with the loan, negative where it costs less. */
  readonly extra: Pence | null;
};

/**
 * What a card would cost over the time of the loan that could pay it off, and what that part of the loan costs. Nothing
 * more is spent on the card, and its rate stays. The card's own cost is never stated higher than what is paid now makes
 * it: a card that is being paid off sooner is compared as it is paid. Without a rate there is no comparison.
 */
export function cardCost(card: CardTerms, loan: PayingLoan): CardCost {
  const share = card.balance / loan.amount;
  const loanTotal = roundHalfUp(loan.totalPayable * share);
  const own = ownCost(card, loan.termMonths);
  return {
    card,
    loan,
    loanMonthly: roundHalfUp(loan.monthly * share),
    loanTotal,
    own,
    extra: own && pence(loanTotal - own.total),
  };
}

function ownCost({ balance, monthlyPayment, ratePercent }: CardTerms, termMonths: number): OwnCost | null {
  if (ratePercent === null) return null;
  const annual = ratePercent / 100;
  const level = levelPayment(balance, annual, termMonths);
  if (monthlyPayment !== null && monthlyPayment > level) return paidNow(balance, annual, monthlyPayment);
  const total = roundHalfUp(level * termMonths);
  return { basis: 'same-time', monthly: roundHalfUp(level), months: termMonths, total };
}

/** Pays the balance off by the payment that is made now, which is more than interest. */
function paidNow(balance: Pence, annual: number, monthly: Pence): OwnCost {
  const growth = 1 + monthlyRate(annual);
  let [owed, total, months] = [balance * growth, 0, 1];
  for (; owed > monthly; months += 1) {
    total += monthly;
    owed = (owed - monthly) * growth;
  }
  return { basis: 'paid-now', monthly, months, total: roundHalfUp(total + owed) };
}

/** What several cards cost together; `own` and `extra` are null as soon as the rate of one is not known. */
export function costOfCards(costs: readonly CardCost[]): Pick<CardCost, 'loanTotal' | 'extra'> {
  const extras = costs.flatMap(({ extra }) => (extra === null ? [] : [extra]));
  return {
    loanTotal: sumPence(costs.map(({ loanTotal }) => loanTotal)),
    extra: extras.length === costs.length ? sumPence(extras) : null,
  };
}

/** What a payment leaves owed after a term without any interest: at least so much is left with interest. */
export function leastLeft({ balance, monthlyPayment }: CardTerms, termMonths: number): Pence | null {
  return monthlyPayment === null ? null : pence(Math.max(0, balance - monthlyPayment * termMonths));
}
