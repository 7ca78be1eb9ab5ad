import { listCards } from '@fairlead/testing/journeys/applying';
import {
  askedAboutCards,
  readCards,
  toCard,
  toCards,
  withListedCards,
  type AskedAboutCards,
} from '@fairlead/testing/journeys/cards';
import { newApplicant, newConsolidator } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NEW_CARD = { issuer: 'Tidewell Card', lastFour: '2240', balance: 310.25 };

const confirm = (borrower: AskedAboutCards, creditCards: string[]) =>
  server.call('confirmCardsToPayOff', { ...toCards(borrower), body: { creditCards } });

const auditOf = async ({ applicationId }: AskedAboutCards) => {
  const rows = server.db
    .selectFrom('audit_rows')
    .select(['action', 'detail'])
    .where('subject_id', '=', applicationId);
  return (await rows.orderBy('id').execute()).map(({ action }) => action);
};

describe('a borrower with balances on cards', () => {
  test('is asked about them when the loan is to pay off debts, and not otherwise', async () => {
    const { found, cards } = await readCards(server, await askedAboutCards(server));
    expect(found).toMatchObject({ state: 'Not started', given: null });
    expect(cards).toEqual([]);
    expect((await askedAboutCards(server, newConsolidator({ reason: 'car' }))).debtConsolidation).toBe('');
    const withoutCards = newApplicant('Successful', 'Accept', { reason: 'debt_consolidation' });
    expect((await askedAboutCards(server, withoutCards)).debtConsolidation).toBe('');
  });

  test('sees the cards of the credit file after opting in, largest balance first, none chosen', async () => {
    const { borrower, cards } = await withListedCards(server);
    expect(cards).toMatchObject([
      { issuer: 'Harbour Lane Card', lastFour: '4821', balance: 2150, limit: 3000, rate: 29.9 },
      { issuer: 'Quillmoor Bank', lastFour: '0937', balance: 1480.5, monthlyPayment: 45, rate: null },
      { issuer: 'Fernhithe Store', lastFour: '5516', balance: 640, rate: 6.9 },
    ]);
    expect(cards.every(({ isChosen, isReported }) => isReported && !isChosen)).toBe(true);
    expect((await readCards(server, borrower)).found?.state).toBe('Provided');
    expect(await server.get('readCreditCard', toCard(borrower, cards[0]?.id))).toEqual(cards[0]);
  });

  test('has them listed once, also by two requests at once', async () => {
    const borrower = await askedAboutCards(server);
    const opt = () => server.call('optInToPayOffCards', toCards(borrower));
    const answers = await Promise.all([opt(), opt()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readCards(server, borrower)).cards).toHaveLength(3);
    const begun = (await auditOf(borrower)).filter((action) => action === 'requirement-begun');
    expect(begun).toHaveLength(1);
  });

  test('confirms some of them, whose total is said, and none is left to do', async () => {
    const { borrower, cards } = await withListedCards(server);
    const [first, second, third] = cards.map(({ id }) => id);
    expect((await confirm(borrower, [first ?? '', third ?? ''])).status).toBe(200);
    const after = await readCards(server, borrower);
    expect(after.found).toMatchObject({ state: 'Met', given: '2 cards, £2,790' });
    expect(after.cards.map(({ isChosen }) => isChosen)).toEqual([true, false, true]);
    await confirm(borrower, [second ?? '']);
    expect((await readCards(server, borrower)).cards.map(({ isChosen }) => isChosen)).toEqual([
      false,
      true,
      false,
    ]);
    expect((await readCards(server, borrower)).found?.given).toBe('1 card, £1,480.50');
    const before = await auditOf(borrower);
    await confirm(borrower, [second ?? '', second ?? '']);
    expect(await auditOf(borrower)).toEqual(before);
  });

  test('opts out and in again, with what was chosen forgotten', async () => {
    const { borrower, cards } = await withListedCards(server);
    await confirm(borrower, [cards[0]?.id ?? '']);
    const out = () => server.call('optOutOfPayingOffCards', toCards(borrower));
    expect((await Promise.all([out(), out()])).map(({ status }) => status)).toEqual([200, 200]);
    const after = await readCards(server, borrower);
    expect(after.found).toMatchObject({ state: 'Skipped', given: 'no cards' });
    expect(after.cards.some(({ isChosen }) => isChosen)).toBe(false);
    const closed = await confirm(borrower, [cards[0]?.id ?? '']);
    expect(closed).toMatchObject({ status: 409, error: { type: 'cardsNotOpen' } });
    expect(await listCards(server, borrower, borrower.debtConsolidation)).toHaveLength(3);
    expect((await readCards(server, borrower)).found).toMatchObject({ state: 'Provided', given: null });
  });

  test('confirms nothing before opting in', async () => {
    const borrower = await askedAboutCards(server);
    const added = await server.call('addCreditCard', { ...toCards(borrower), body: NEW_CARD });
    const { cards } = await withListedCards(server);
    const confirmed = await confirm(borrower, [cards[0]?.id ?? '']);
    for (const answer of [added, confirmed])
      expect(answer).toMatchObject({ status: 409, error: { type: 'cardsNotOpen' } });
  });

  test('cannot pay off more than the loan, but all of it', async () => {
    const { borrower, cards } = await withListedCards(server, newConsolidator({ amount: 2_000 }));
    const [first, second, third] = cards.map(({ id }) => id);
    const above = await confirm(borrower, [first ?? '']);
    expect(above).toMatchObject({ status: 422, error: { type: 'cardsExceedLoan' } });
    expect((await readCards(server, borrower)).found?.state).toBe('Provided');
    expect((await confirm(borrower, [third ?? ''])).status).toBe(200);
    expect((await confirm(borrower, [second ?? '', third ?? ''])).status).toBe(422);
    const rest = { issuer: 'Tidewell Card', lastFour: '2240', balance: 1_360 };
    const added = await server.get('addCreditCard', { ...toCards(borrower), body: rest });
    const fourth = added.requirements?.flatMap(({ creditCards = [] }) => creditCards).at(-1)?.id ?? '';
    expect((await confirm(borrower, [third ?? '', fourth])).status).toBe(200);
    expect((await readCards(server, borrower)).found?.given).toBe('2 cards, £2,000');
  });

  test('confirms only cards of their own list', async () => {
    const [mine, other] = [await withListedCards(server), await withListedCards(server)];
    const id = mine.cards[0]?.id ?? '';
    const foreign = other.cards[0]?.id ?? '';
    for (const ids of [[foreign], [id, foreign]])
      expect(await confirm(mine.borrower, ids)).toMatchObject({
        status: 409,
        error: { type: 'cardsHaveChanged' },
      });
    expect((await readCards(server, other.borrower)).cards.some(({ isChosen }) => isChosen)).toBe(false);
  });

  test('changes nothing while the offer is postponed, or when the price has ended', async () => {
    const { borrower, cards } = await withListedCards(server);
    const id = cards[0]?.id ?? '';
    const answers = () =>
      Promise.all([
        server.call('optInToPayOffCards', toCards(borrower)),
        server.call('optOutOfPayingOffCards', toCards(borrower)),
        server.call('addCreditCard', { ...toCards(borrower), body: NEW_CARD }),
        confirm(borrower, [id]),
        server.call('removeCreditCard', toCard(borrower, id)),
      ]);
    await server.get('declineToRequest', { token: borrower.token, params: { id: borrower.applicationId } });
    for (const answer of await answers())
      expect(answer).toMatchObject({ status: 409, error: { type: 'applicationNotOpen' } });
    await server.get('advanceTime', { body: { days: 31 } });
    for (const answer of await answers()) expect(answer.status).toBe(409);
    expect((await readCards(server, borrower)).cards).toHaveLength(3);
  });
});
