import { signedLoan } from '@fairlead/testing/journeys/loans';
import { readCards, toCard, toCards, withListedCards } from '@fairlead/testing/journeys/cards';
import { newConsolidator } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a card after the payout', () => {
  async function paidOut() {
    const borrower = await signedLoan(server, newConsolidator());
    return { ...borrower, cards: (await readCards(server, borrower)).cards };
  }

  const complete = (borrower: { token: string }, id: string | undefined, payoffAmount: number) =>
    server.call('completeCreditCard', { ...toCard(borrower, id), body: { payoffAmount } });

  const ofLoan = async ({ token, loanId }: { token: string; loanId: string }) =>
    (await server.get('readLoan', { token, params: { id: loanId }, query: { embedded: 'creditCards' } }))
      .creditCards;

  test('is listed with the loan where it was chosen, and marked as paid off', async () => {
    const borrower = await paidOut();
    const [first] = borrower.cards;
    expect(await ofLoan(borrower)).toEqual([first]);
    const done = await complete(borrower, first?.id, 2163.4);
    expect(done).toMatchObject({ status: 200, data: { payoffAmount: 2163.4, completedOn: '2026-11-20' } });
    expect(await ofLoan(borrower)).toEqual([done.data]);
  });

  test('marked again with the same amount changes nothing; another amount corrects it and leaves the day', async () => {
    const borrower = await paidOut();
    const id = borrower.cards[0]?.id;
    const first = await complete(borrower, id, 2163.4);
    await server.get('advanceTime', { body: { days: 1 } });
    expect((await complete(borrower, id, 2163.4)).data).toEqual(first.data);
    expect((await complete(borrower, id, 2170)).data).toEqual({ ...first.data, payoffAmount: 2170 });
    const rows = server.db
      .selectFrom('audit_rows')
      .select(['action', 'detail'])
      .where('subject_id', '=', borrower.applicationId)
      .where('action', 'in', ['credit-card-paid-off', 'payoff-amount-corrected']);
    expect(await rows.orderBy('id').execute()).toEqual([
      { action: 'credit-card-paid-off', detail: { card: id, pence: 216_340 } },
      { action: 'payoff-amount-corrected', detail: { card: id, pence: 217_000 } },
    ]);
  });

  test('by two requests at once is paid off once', async () => {
    const borrower = await paidOut();
    const id = borrower.cards[0]?.id;
    await Promise.all([complete(borrower, id, 100), complete(borrower, id, 100)]);
    const rows = server.db
      .selectFrom('audit_rows')
      .select('action')
      .where('subject_id', '=', borrower.applicationId)
      .where('action', '=', 'credit-card-paid-off');
    expect(await rows.execute()).toHaveLength(1);
  });

  test('that was not chosen cannot be marked', async () => {
    const borrower = await paidOut();
    const answer = await complete(borrower, borrower.cards[1]?.id, 100);
    expect(answer).toMatchObject({ status: 409, error: { type: 'cardNotChosen' } });
  });

  test('is marked with an amount above nothing and up to £100,000', async () => {
    const borrower = await paidOut();
    for (const amount of [0, -1, 100_000.01])
      expect((await complete(borrower, borrower.cards[0]?.id, amount)).status).toBe(400);
  });

  test('cannot be marked before it', async () => {
    const { borrower, cards } = await withListedCards(server);
    const id = cards[0]?.id ?? '';
    await server.get('confirmCardsToPayOff', { ...toCards(borrower), body: { creditCards: [id] } });
    const answer = await complete(borrower, id, 100);
    expect(answer).toMatchObject({ status: 409, error: { type: 'loanNotPaidOut' } });
  });

  test('of another borrower is not found', async () => {
    const [mine, other] = [await paidOut(), await paidOut()];
    expect((await complete(other, mine.cards[0]?.id, 100)).status).toBe(404);
    expect((await server.call('removeCreditCard', toCard(other, mine.cards[0]?.id))).status).toBe(404);
    expect((await ofLoan(mine))?.[0]?.completedOn).toBeNull();
  });
});
