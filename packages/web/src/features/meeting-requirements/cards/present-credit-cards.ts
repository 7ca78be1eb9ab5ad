import { cardCost, costOfCards, type CardCost, type PayingLoan } from '@fairlead/core/credit-card/card-cost';
import { cardName, leftInHand } from '@fairlead/core/credit-card/credit-card';
import { explainCardCost } from '@fairlead/core/credit-card/explain-card-cost';
import { pence, sumPence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { formatValue } from '@fairlead/core/working/format';
import { percent } from '../../../parts/loan/percent.ts';
import type { CreditCard } from '../../../resources/credit-card.ts';
import type { Quote } from '../../../resources/loan-application.ts';

const loanOf = ({ amount, term, monthlyCost, totalAmountPayable }: Quote): PayingLoan => ({
  amount,
  termMonths: term,
  monthly: monthlyCost,
  totalPayable: totalAmountPayable,
});

const costOf = ({ balance, monthlyPayment, rate }: CreditCard, quote: Quote): CardCost =>
  cardCost({ balance, monthlyPayment, ratePercent: rate }, loanOf(quote));

const positive = (amount: Pence): string => formatWholePounds(pence(Math.abs(amount)));

/** "£2,150 owed at 29.9% a year". */
function owedInWords({ balance, rate, isReported }: CreditCard): string {
  const owed = `${formatWholePounds(balance)} owed`;
  if (rate !== null) return `${owed} at ${percent(rate)} a year`;
  return isReported ? `${owed}, rate not shown` : `${owed}, added by you`;
}

function verdictOf(extra: Pence): string {
  if (extra === 0) return 'It costs the same with this loan.';
  return `It costs ${positive(extra)} ${extra > 0 ? 'more' : 'less'} with this loan.`;
}

function unknownRate({ isReported }: CreditCard, { apr, term }: Quote): string {
  const why = isReported ? 'Your credit file doesn’t show its rate' : 'We don’t know its rate';
  return `${why}, so we can’t compare. If the card charges less than ${percent(apr)} a year, paying it off with this loan costs more. If you’d pay the card off in less than ${inMonths(term)}, this loan can cost more whatever the card charges.`;
}

/** A card in the list: what is owed, what it costs either way, and how that was worked out. */
export function presentCard(card: CreditCard, quote: Quote) {
  const cost = costOf(card, quote);
  const { own, loanTotal, extra } = cost;
  const { inputs, rule, steps } = explainCardCost(cost);
  return {
    id: card.id,
    name: cardName(card),
    owed: owedInWords(card),
    costs: [
      ...(own ? [{ label: `On the card, ${inMonths(own.months)}`, value: formatPounds(own.total) }] : []),
      { label: `With this loan, ${inMonths(quote.term)}`, value: formatPounds(loanTotal) },
    ],
    verdict: extra === null ? unknownRate(card, quote) : verdictOf(extra),
    isCompared: extra !== null,
    working: {
      words: rule.description,
      lines: [...inputs, ...steps].map(({ label, value }) => ({ label, value: formatValue(value) })),
    },
  };
}

const inMonths = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`;

export type PresentedCard = ReturnType<typeof presentCard>;

const counted = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** What the ticked cards come to: what is paid off, what is left, and what they cost together. */
export function presentChoice(chosen: readonly CreditCard[], quote: Quote) {
  const balances = chosen.map(({ balance }) => balance);
  const left = leftInHand(quote.amount, balances);
  const { extra } = costOfCards(chosen.map((card) => costOf(card, quote)));
  const isAbove = left < 0;
  return {
    paysOff: `${counted(chosen.length)}, ${formatWholePounds(sumPence(balances))}`,
    label: isAbove ? 'More than you borrow' : 'Left over',
    left: positive(left),
    verdict: isAbove || chosen.length < 2 ? null : togetherInWords(extra),
    isAbove,
  };
}

function togetherInWords(extra: Pence | null): string {
  if (extra === null) return 'We can’t compare what these cards cost together, because a rate isn’t known.';
  if (extra === 0) return 'Together they cost the same with this loan.';
  return `Together they cost ${positive(extra)} ${extra > 0 ? 'more' : 'less'} with this loan.`;
}

export const NONE_CHOSEN = 'Select the cards to pay off, or choose not to pay off any';

/** Why these cards cannot be confirmed; undefined when they can. */
export function whyNotConfirm(chosen: readonly CreditCard[], quote: Quote): string | undefined {
  if (chosen.length === 0) return NONE_CHOSEN;
  const { isAbove, left } = presentChoice(chosen, quote);
  return isAbove ? `Choose fewer cards: these come to ${left} more than you borrow` : undefined;
}
