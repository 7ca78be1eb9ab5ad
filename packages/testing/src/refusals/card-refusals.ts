import { MOST_CARDS } from '@fairlead/core/credit-card/credit-card';
import { askedAboutCards, toCard, toCards, withListedCards } from '../journeys/cards.ts';
import { signedLoan } from '../journeys/loans.ts';
import { newConsolidator } from '../people.ts';
import type { TestServer } from '../start-test-server.ts';
import { NO_ID, refusedWhere } from './refusal-world.ts';

const anotherCard = (count = 0) => ({
  issuer: 'Tidewell Card',
  lastFour: String(2240 + count),
  balance: 310.25,
});

/** A borrower with the cards of the credit file listed. */
async function listed(server: TestServer, amount?: number) {
  const { borrower, cards } = await withListedCards(
    server,
    newConsolidator(amount === undefined ? {} : { amount }),
  );
  return { list: toCards(borrower), card: toCard(borrower, cards[0]?.id), cards: cards.map(({ id }) => id) };
}

/** A signed loan that pays off the first of the cards. */
async function cardsOfLoan(server: TestServer) {
  const { token, applicationId, loanId } = await signedLoan(server, newConsolidator());
  const { requirements = [] } = await server.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'requirements,requirements.creditCards' },
  });
  const cards = requirements.flatMap(({ creditCards = [] }) => creditCards);
  const chosen = cards.find(({ isChosen }) => isChosen);
  const other = cards.find(({ isChosen }) => !isChosen);
  return { token, loanId, chosen: toCard({ token }, chosen?.id), other: toCard({ token }, other?.id) };
}

const payoff = { body: { payoffAmount: 640 } };

export const CARD_REFUSALS = [
  refusedWhere('the borrower has not opted in', 'cardsNotOpen', async (server) =>
    toCards(await askedAboutCards(server)),
  ).by({
    addCreditCard: (list) => ({ ...list, body: anotherCard() }),
    confirmCardsToPayOff: (list) => ({ ...list, body: { creditCards: [NO_ID] } }),
  }),
  refusedWhere('the borrower has opted out', 'cardsNotOpen', async (server) => {
    const facts = await listed(server);
    await server.get('optOutOfPayingOffCards', facts.list);
    return facts;
  }).by({
    addCreditCard: ({ list }) => ({ ...list, body: anotherCard() }),
    confirmCardsToPayOff: ({ list, cards }) => ({ ...list, body: { creditCards: cards } }),
    removeCreditCard: ({ card }) => card,
  }),
  refusedWhere('the card is listed', 'cardAlreadyListed', async (server) => {
    const facts = await listed(server);
    await server.get('addCreditCard', { ...facts.list, body: anotherCard() });
    return facts;
  }).by({ addCreditCard: ({ list }) => ({ ...list, body: anotherCard() }) }),
  refusedWhere('as many cards are listed as can be', 'tooManyCards', async (server) => {
    const facts = await listed(server);
    for (let count = facts.cards.length; count < MOST_CARDS; count += 1)
      await server.get('addCreditCard', { ...facts.list, body: anotherCard(count) });
    return facts;
  }).by({ addCreditCard: ({ list }) => ({ ...list, body: anotherCard(MOST_CARDS) }) }),
  refusedWhere('one of the cards was removed', 'cardsHaveChanged', async (server) => {
    const facts = await listed(server);
    await server.get('removeCreditCard', facts.card);
    return facts;
  }).by({ confirmCardsToPayOff: ({ list, cards }) => ({ ...list, body: { creditCards: cards } }) }),
  refusedWhere('the cards owe more than the loan', 'cardsExceedLoan', (server) => listed(server, 2_000)).by({
    confirmCardsToPayOff: ({ list, cards }) => ({ ...list, body: { creditCards: cards } }),
  }),
  refusedWhere('there is no loan yet', 'loanNotPaidOut', (server) => listed(server)).by({
    completeCreditCard: ({ card }) => ({ ...card, ...payoff }),
  }),
  refusedWhere('the loan pays off other cards', 'cardNotChosen', cardsOfLoan).by({
    completeCreditCard: ({ other }) => ({ ...other, ...payoff }),
  }),
];
