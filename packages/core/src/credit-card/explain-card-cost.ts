import { count, line, money, percent, text, type Line, type Rule, type Working } from '../working/working.ts';
import { leastLeft, type CardCost, type OwnCost } from './card-cost.ts';

const ASSUMPTIONS: Readonly<Record<OwnCost['basis'], string>> = {
  'paid-now': 'We assume that you keep paying what you pay now.',
  'same-time':
    'We assume that you pay the card off in equal monthly payments over the same time as the loan.',
};

const NO_COMPARISON = 'Your credit file doesn’t show the rate of this card, so the costs can’t be compared.';

/** The working of a card's cost: what is assumed, the loan's part, and the card's own cost where its rate is known. */
export function explainCardCost(cost: CardCost): Working {
  const { card, loan, loanMonthly, loanTotal, own, extra } = cost;
  return {
    figure: 'Extra cost of paying it off with the loan',
    inputs: [
      line('Balance', money(card.balance)),
      line('You borrow', money(loan.amount)),
      line('Time', count(loan.termMonths, 'month')),
      ...(card.ratePercent === null
        ? []
        : [line('The card’s interest rate a year', percent(card.ratePercent / 100, 1))]),
      ...(card.monthlyPayment === null
        ? []
        : [line('What you pay on the card each month now', money(card.monthlyPayment))]),
    ],
    rule: ruleOf(own),
    steps: [
      line('This card’s part of the loan', percent(card.balance / loan.amount, 1)),
      line('Its part of each loan payment', money(loanMonthly)),
      line('Its part of the total you pay back', money(loanTotal)),
      ...(own ? ownLines(own) : leftLines(cost)),
    ],
    result: extra === null ? text('not known') : money(extra),
  };
}

function ruleOf(own: OwnCost | null): Rule {
  const first = own === null ? `${NO_COMPARISON} We` : `${ASSUMPTIONS[own.basis]} We also`;
  return {
    description: `${first} assume that you don’t spend any more on the card, its rate stays the same, and you pay the loan back in equal monthly payments.`,
    source: 'the lender’s rule, for CONC 4.2.5R',
  };
}

function ownLines({ monthly, months, total }: OwnCost): readonly Line[] {
  return [
    line('Each payment on the card instead', money(monthly)),
    line('Time until the card is paid off', count(months, 'month')),
    line('Total you pay on the card', money(total)),
  ];
}

/** Without a rate, only what is owed without any interest is certain. */
function leftLines({ card, loan }: CardCost): readonly Line[] {
  const left = leastLeft(card, loan.termMonths);
  return left === null || left === 0
    ? []
    : [line('Still owed after that time at your current payments, at least', money(left))];
}
