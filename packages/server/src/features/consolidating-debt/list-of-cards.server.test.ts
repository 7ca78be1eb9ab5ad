import { listCards, readyToSign } from '@fairlead/testing/journeys/applying';
import {
  readCards,
  toCard,
  toCards,
  withListedCards,
  type AskedAboutCards,
} from '@fairlead/testing/journeys/cards';
import { newConsolidator } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NEW_CARD = { issuer: 'Tidewell Card', lastFour: '2240', balance: 310.25 };

const confirm = (borrower: Parameters<typeof toCards>[0], creditCards: string[]) =>
  server.call('confirmCardsToPayOff', { ...toCards(borrower), body: { creditCards } });

describe('a card that the credit file does not show', () => {
  const add = (borrower: AskedAboutCards, body: object) =>
    server.call('addCreditCard', { ...toCards(borrower), body: { ...NEW_CARD, ...body } });

  test('is added with its last four digits, and not chosen', async () => {
    const { borrower } = await withListedCards(server);
    expect((await add(borrower, {})).status).toBe(200);
    expect((await readCards(server, borrower)).cards.at(-1)).toMatchObject({
      issuer: 'Tidewell Card',
      lastFour: '2240',
      balance: 310.25,
      limit: null,
      monthlyPayment: null,
      rate: null,
      isReported: false,
      isChosen: false,
    });
  });

  test('is never taken with its whole number, in any field', async () => {
    const { borrower } = await withListedCards(server);
    const number = '4929 1234 5678 4821';
    for (const body of [
      { lastFour: number },
      { lastFour: '48215' },
      { issuer: number },
      { cardNumber: number },
    ])
      expect((await add(borrower, body)).status).toBe(400);
    const { rows } = await sql<{
      text: string;
    }>`select json_agg(credit_cards)::text as text from credit_cards`.execute(server.db);
    expect(rows[0]?.text).not.toMatch(/4929|Tidewell|Harbour/);
    expect((await readCards(server, borrower)).cards).toHaveLength(3);
  });

  test('is listed once, also by two requests at once', async () => {
    const { borrower } = await withListedCards(server);
    const answers = await Promise.all([add(borrower, {}), add(borrower, { issuer: 'TIDEWELL  card' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.type).toBe('cardAlreadyListed');
    const reported = await add(borrower, { issuer: 'Quillmoor Bank', lastFour: '0937' });
    expect(reported.error?.type).toBe('cardAlreadyListed');
  });

  test('is one of 20 at most', async () => {
    const { borrower } = await withListedCards(server);
    for (let number = 4; number <= 20; number += 1)
      expect((await add(borrower, { lastFour: String(1_000 + number) })).status).toBe(200);
    expect(await add(borrower, { lastFour: '9999' })).toMatchObject({
      status: 409,
      error: { type: 'tooManyCards' },
    });
  });
});

describe('a card that is removed', () => {
  const remove = (borrower: AskedAboutCards, id = '') =>
    server.call('removeCreditCard', toCard(borrower, id));

  test('is gone for every call, once', async () => {
    const { borrower, cards } = await withListedCards(server);
    const id = cards[0]?.id ?? '';
    const answers = await Promise.all([remove(borrower, id), remove(borrower, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await readCards(server, borrower)).cards.map(({ lastFour }) => lastFour)).toEqual([
      '0937',
      '5516',
    ]);
    expect((await server.call('readCreditCard', toCard(borrower, id))).status).toBe(404);
    expect((await confirm(borrower, [id])).error?.type).toBe('cardsHaveChanged');
    await server.get('optOutOfPayingOffCards', toCards(borrower));
    expect(await listCards(server, borrower, borrower.debtConsolidation)).toHaveLength(2);
  });

  test('after it was confirmed asks for the others to be confirmed', async () => {
    const { borrower, cards } = await withListedCards(server);
    const [first, second, third] = cards.map(({ id }) => id);
    await confirm(borrower, [first ?? '', second ?? '']);
    await remove(borrower, third);
    expect((await readCards(server, borrower)).found?.state).toBe('Met');
    await remove(borrower, first);
    expect((await readCards(server, borrower)).found).toMatchObject({ state: 'Provided', given: null });
    await confirm(borrower, [second ?? '']);
    expect((await readCards(server, borrower)).found?.given).toBe('1 card, £1,480.50');
  });

  test('can be added again', async () => {
    const { borrower, cards } = await withListedCards(server);
    await remove(borrower, cards[0]?.id);
    const again = { issuer: 'Harbour Lane Card', lastFour: '4821', balance: 2100 };
    await server.get('addCreditCard', { ...toCards(borrower), body: again });
    expect((await readCards(server, borrower)).cards.at(-1)).toMatchObject({ ...again, isReported: false });
  });
});

describe('an application with its documents', () => {
  const ready = () => readyToSign(server, newConsolidator());

  const ofReady = async (borrower: Awaited<ReturnType<typeof ready>>) => {
    const { found, cards, documentSet, state } = await readCards(server, borrower);
    return { ...borrower, debtConsolidation: found?.id ?? '', cards, set: documentSet?.id, state };
  };

  test('keeps them when other cards are confirmed, because they name none', async () => {
    const borrower = await ofReady(await ready());
    expect((await confirm(borrower, [borrower.cards[1]?.id ?? ''])).status).toBe(200);
    expect(await ofReady(borrower)).toMatchObject({ state: 'Documents', set: borrower.set });
  });

  test('cannot be signed while a confirmed card was removed', async () => {
    const borrower = await ofReady(await ready());
    await server.get('removeCreditCard', toCard(borrower, borrower.cards[0]?.id));
    expect((await ofReady(borrower)).state).toBe('Requirements');
    const signed = await server.call('requestLoan', toCard(borrower, borrower.applicationId));
    expect(signed.status).toBe(409);
    await server.get('optOutOfPayingOffCards', toCard(borrower, borrower.debtConsolidation));
    expect((await server.call('requestLoan', toCard(borrower, borrower.applicationId))).status).toBe(200);
  });

  test('at another price asks again for the cards that were confirmed', async () => {
    const borrower = await ofReady(await ready());
    const requote = async (amount: number) => {
      const { version } = await server.get('readRequotability', toCard(borrower, borrower.applicationId));
      const body = { amount, term: 24, version: version ?? '' };
      await server.get('requote', { ...toCard(borrower, borrower.applicationId), body });
      return (await readCards(server, borrower)).found?.state;
    };
    expect(await requote(2_150)).toBe('Provided');
    expect((await ofReady(borrower)).state).toBe('Requirements');
  });

  test('can change no card after the signature', async () => {
    const borrower = await ofReady(await ready());
    await server.get('requestLoan', toCard(borrower, borrower.applicationId));
    const answers = await Promise.all([
      server.call('removeCreditCard', toCard(borrower, borrower.cards[0]?.id)),
      server.call('optOutOfPayingOffCards', toCard(borrower, borrower.debtConsolidation)),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, error: { type: 'applicationNotOpen' } });
  });
});
