import { pence, sumPence, type Pence } from '../money/pence.ts';
import { count, line, money, text, unrounded, type Explained, type Working } from '../working/working.ts';
import { offerForLoan, shareSurplus, type SharedSurplus } from './affordable-arrangement.ts';
import type { Offer } from './offers.ts';
import { STATEMENT_2026, type StatementRules } from './rules.ts';
import type { FinancialStatement } from './statement.ts';

/** A loan's affordable arrangement with the workings of the surplus and the offer. */
export function explainArrangement(
  statement: FinancialStatement,
  loanId: string,
  rules: StatementRules = STATEMENT_2026,
): { readonly value: Pence; readonly workings: { readonly surplus: Working; readonly offer: Working } } {
  const shared = shareSurplus(statement, rules);
  const own = offerForLoan(shared, loanId);
  return {
    value: own.offer,
    workings: { surplus: describeSurplus(shared, rules).working, offer: describeOffer(own, shared, rules) },
  };
}

/** A statement's surplus with its working. */
export function explainSurplus(
  statement: FinancialStatement,
  rules: StatementRules = STATEMENT_2026,
): Explained<Pence> {
  return describeSurplus(shareSurplus(statement, rules), rules);
}

const less = (amount: Pence) => money(pence(-amount));

function describeSurplus({ surplus: result }: SharedSurplus, rules: StatementRules): Explained<Pence> {
  const { income, fixedCosts, flexibleCosts, beforeSavings, savings, priorityOffers, surplus } = result;
  return {
    value: surplus,
    working: {
      figure: 'Monthly surplus',
      inputs: [
        line('Income', money(income)),
        line('Fixed costs', money(fixedCosts)),
        line('Flexible costs', money(flexibleCosts)),
        line('Share allowed for savings', count(rules.savingsPercent, 'percent')),
        line('Maximum for savings', money(rules.maxSavings)),
        line('Paid towards bills that come first', money(priorityOffers)),
      ],
      rule: {
        description:
          'What is left after outgoings, savings and payments towards bills that come first is shared between your other debts.',
        source: `Standard Financial Statement; ${rules.version}`,
      },
      steps: [
        line('Left after outgoings', money(beforeSavings)),
        line('Savings', less(savings)),
        line('Bills that come first', less(priorityOffers)),
      ],
      result: money(surplus),
    },
  };
}

const KINDS = {
  'in-full': 'There is enough for every debt, so each is offered the full amount owed.',
  'pro-rata':
    'Each debt is offered its share of what is available, in proportion to the amount owed, in whole pence that add up exactly.',
  token: 'Nothing is left, so each debt is offered a token payment.',
  none: 'Nothing is left or nothing is owed, so nothing is offered.',
} as const satisfies Record<Offer['kind'], string>;

function describeOffer(own: Offer, { available, offers }: SharedSurplus, rules: StatementRules): Working {
  return {
    figure: 'Affordable monthly payment',
    inputs: [
      line('Available for all debts', money(available)),
      line('Owed on this loan', money(own.owed)),
      line('Total owed', money(sumPence(offers.map(({ owed }) => owed)))),
      line('Number of debts', text(String(offers.length))),
    ],
    rule: { description: KINDS[own.kind], source: `Standard Financial Statement; CONC 7; ${rules.version}` },
    steps: [
      line('This loan’s share before rounding', unrounded(own.share)),
      line('Total of all offers', money(sumPence(offers.map(({ offer }) => offer)))),
    ],
    result: money(own.offer),
  };
}
