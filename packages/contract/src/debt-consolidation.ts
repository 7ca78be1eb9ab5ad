import {
  BALANCE_ERRORS,
  isCardAmount,
  ISSUER_ERRORS,
  LAST_FOUR_ERRORS,
  MOST_CARDS,
  parseIssuer,
  parseLastFour,
  PAYOFF_ERRORS,
  TYPED_ISSUER_LIMIT,
  TYPED_LAST_FOUR_LIMIT,
} from '@fairlead/core/credit-card/credit-card';
import { z } from 'zod';
import { creditCard } from './credit-card.ts';
import { applicationNotOpen, quoteExpired } from './loan-application/refusals.ts';
import { loanApplication } from './loan-application/shapes.ts';
import { pathOf } from './requirement.ts';
import { id, idParams, positiveMoney, readBy } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';
import { HOUR } from './wire/rate-limit.ts';
import { refusal } from './wire/refusal.ts';

const pathOfCard = (action: string): string => `/v2/debt-consolidation-credit-cards/:id${action}`;

const cardAmount = (message: string) =>
  positiveMoney.check((context) => {
    if (!isCardAmount(context.value)) context.issues.push({ code: 'custom', input: context.value, message });
  });

const cardInput = z.strictObject({
  issuer: readBy(parseIssuer, ISSUER_ERRORS, TYPED_ISSUER_LIMIT).meta({ example: 'Harbour Lane Card' }),
  lastFour: readBy(parseLastFour, LAST_FOUR_ERRORS, TYPED_LAST_FOUR_LIMIT).meta({ example: '4821' }),
  balance: cardAmount(BALANCE_ERRORS.outOfRange).meta({ example: 2150 }),
});

const chosenCards = z
  .array(id)
  .min(1, 'Select at least one card to pay off')
  .max(MOST_CARDS, `Select ${MOST_CARDS} cards or fewer`)
  .meta({ example: [EXAMPLE.id] });

/** What a borrower does in a moment, and no more than a form is sent. */
const rateLimit = {
  perAddress: { calls: 240, perMinutes: HOUR },
  perAccount: { calls: 120, perMinutes: HOUR },
};

const step = {
  actor: 'borrower',
  idempotent: true,
  params: idParams,
  data: loanApplication,
  rateLimit,
} as const;

const offerRefusals = { applicationNotOpen, quoteExpired };

const listRefusals = {
  ...offerRefusals,
  cardsNotOpen: refusal(409, 'First let us know that you want to pay off cards with this loan.'),
};

export const debtConsolidationEndpoints = {
  optInToPayOffCards: endpoint({
    ...step,
    method: 'POST',
    path: pathOf('debt-consolidation', 'opt-in'),
    summary: 'Consolidate credit cards',
    description: 'Lists the cards of the credit file on which something is owed. None is chosen.',
    refusals: offerRefusals,
  }),

  optOutOfPayingOffCards: endpoint({
    ...step,
    method: 'POST',
    path: pathOf('debt-consolidation', 'opt-out'),
    summary: 'Leave credit cards unchanged',
    description: 'Skips the requirement. It can be opted in to again until the signature.',
    refusals: offerRefusals,
  }),

  addCreditCard: endpoint({
    ...step,
    method: 'POST',
    path: pathOf('debt-consolidation', 'credit-card'),
    summary: 'Add a credit card',
    description:
      'A card that the credit file does not show. Only the last four digits of its number are taken; more digits are ' +
      'refused, in the name as well.',
    body: cardInput,
    refusals: {
      ...listRefusals,
      cardAlreadyListed: refusal(409, 'This card is already in your list.'),
      tooManyCards: refusal(409, `You can list ${MOST_CARDS} cards at most.`),
    },
  }),

  confirmCardsToPayOff: endpoint({
    ...step,
    method: 'POST',
    path: pathOf('debt-consolidation', 'confirm'),
    summary: 'Confirm the cards to pay off',
    description:
      'Meets the requirement. The balances of the cards that are named cannot be more than the amount of the loan. Other ' +
      'cards can be confirmed until the signature.',
    body: z.strictObject({ creditCards: chosenCards }),
    refusals: {
      ...listRefusals,
      cardsHaveChanged: refusal(409, 'Your list of cards has changed. Check it and confirm again.'),
      cardsExceedLoan: refusal(
        422,
        'The balances of these cards are more than you borrow. Choose fewer cards.',
      ),
    },
  }),

  readCreditCard: endpoint({
    method: 'GET',
    path: pathOfCard(''),
    summary: 'Read a credit card',
    actor: 'borrower',
    params: idParams,
    data: creditCard,
  }),

  removeCreditCard: endpoint({
    ...step,
    method: 'DELETE',
    path: pathOfCard('/delete'),
    summary: 'Remove a credit card',
    description: 'Returns the application. Cards that were confirmed have to be confirmed again without it.',
    refusals: listRefusals,
  }),

  completeCreditCard: endpoint({
    method: 'PATCH',
    path: pathOfCard('/complete'),
    summary: 'Complete a credit card with its payoff amount',
    description:
      'Once the loan has been paid out. The same amount again changes nothing, and another amount corrects the first; ' +
      'the day stays.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ payoffAmount: cardAmount(PAYOFF_ERRORS.outOfRange).meta({ example: 2163.4 }) }),
    data: creditCard,
    rateLimit,
    refusals: {
      loanNotPaidOut: refusal(409, 'Your loan has not been paid out yet. Pay off the card after that.'),
      cardNotChosen: refusal(409, 'You did not choose to pay off this card with your loan.'),
    },
  }),
};
