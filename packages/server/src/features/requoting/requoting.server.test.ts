import { randomUUID } from 'node:crypto';
import { REQUOTE_REFUSALS } from '@fairlead/core/application/requotability';
import { TERMS_ERRORS } from '@fairlead/core/decision/requote';
import { applied, readyToSign, type Borrower } from '@fairlead/testing/journeys/applying';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type OfBorrower = Pick<Borrower, 'token' | 'applicationId'>;

const of = ({ token, applicationId }: OfBorrower) => ({ token, params: { id: applicationId } });
const options = (borrower: OfBorrower) => server.get('readRequotability', of(borrower));

async function ask(borrower: OfBorrower, amount: number, term: number, version?: string) {
  const current = version ?? (await options(borrower)).version ?? '';
  return server.call('requote', { ...of(borrower), body: { amount, term, version: current } });
}

const read = (borrower: OfBorrower) =>
  server.get('readApplication', { ...of(borrower), query: { embedded: 'quote,schedule,paymentDays' } });

async function quoteOf(borrower: OfBorrower) {
  const { quote } = await read(borrower);
  if (quote?.['@type'] !== 'quote') throw new Error('no quote');
  return quote;
}

const searchesOf = async ({ applicationId }: OfBorrower) =>
  server.db
    .selectFrom('loan_applications')
    .select('bureau_searches')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();

async function decisionsOn({ applicationId }: OfBorrower): Promise<number> {
  const decisions = server.db
    .selectFrom('decisions')
    .select('id')
    .where('application_id', '=', applicationId);
  return (await decisions.execute()).length;
}

const refusedBecause = (message: string) => ({
  status: 412,
  error: { type: 'requoteNotPossible', message },
});

describe('a borrower with a price', () => {
  test('sees the amounts, the terms and the highest payment that they can ask for', async () => {
    const found = await options(await applied(server));
    expect(found).toMatchObject({
      isRequotable: true,
      reasons: [],
      terms: { from: 12, to: 60 },
    });
    expect(found.amounts[0]).toMatchObject({ from: 1_000 });
    expect(found.maximumMonthlyCost).toBeGreaterThan(0);
  });

  test('gets another amount and term without another search, held for as long as the first price', async () => {
    const borrower = await applied(server);
    const [before, searches] = [await quoteOf(borrower), await searchesOf(borrower)];
    await server.get('advanceTime', { body: { days: 3 } });
    expect(await ask(borrower, 5_000, 24)).toMatchObject({ status: 200, data: { state: 'Quoted' } });
    const after = await quoteOf(borrower);
    expect(after).toMatchObject({ amount: 5_000, term: 24, expiresAt: before.expiresAt });
    expect(after.id).not.toBe(before.id);
    expect(await read(borrower)).toMatchObject({ amount: 5_000, term: 24, expiresAt: before.expiresAt });
    expect((await read(borrower)).schedule).toHaveLength(24);
    expect(await searchesOf(borrower)).toEqual(searches);
  });

  test('is audited, and the decision kept with what it rests on', async () => {
    const borrower = await applied(server);
    const before = await decisionsOn(borrower);
    await ask(borrower, 5_000, 24);
    const actions = await server.db
      .selectFrom('audit_rows')
      .select('action')
      .where('subject_id', '=', borrower.applicationId)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['application-submitted', 'quoted', 'requoted']);
    expect(await decisionsOn(borrower)).toBe(before + 1);
  });

  test('cannot ask from what was shown before the price changed: requoteNotPossible', async () => {
    const borrower = await applied(server);
    const { version } = await options(borrower);
    const answers = await Promise.all([
      ask(borrower, 5_000, 24, version ?? ''),
      ask(borrower, 6_000, 36, version ?? ''),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(await ask(borrower, 6_000, 36, randomUUID())).toMatchObject({
      status: 412,
      error: { type: 'requoteNotPossible' },
    });
  });

  test('learns why an amount or a term is not possible', async () => {
    const poor = await applied(
      server,
      newApplicant('Successful', 'Accept', { amount: 1_500, netMonthlyIncome: 1_700 }),
    );
    const before = await quoteOf(poor);
    const { amounts } = await options(poor);
    expect(await ask(poor, 999, 36)).toMatchObject(refusedBecause(TERMS_ERRORS.notOffered));
    expect(await ask(poor, (amounts.at(-1)?.to ?? 0) + 1, 60)).toMatchObject(
      refusedBecause(TERMS_ERRORS.notOffered),
    );
    expect(await ask(poor, amounts.at(-1)?.to ?? 0, 12)).toMatchObject(
      refusedBecause(TERMS_ERRORS.unaffordable),
    );
    expect(await ask(poor, 1_500, 61)).toMatchObject(refusedBecause(TERMS_ERRORS.termOutOfRange));
    expect(await quoteOf(poor)).toEqual(before);
  });

  test('who has read the documents reads new ones, with the new figures', async () => {
    const borrower = await readyToSign(server);
    const before = (await read(borrower)).documentSet;
    expect(await ask(borrower, 5_000, 24)).toMatchObject({ status: 200, data: { state: 'Documents' } });
    expect((await read(borrower)).documentSet).toBeNull();
    expect(await server.call('requestLoan', of(borrower))).toMatchObject({
      status: 409,
      error: { type: 'documentsOutOfDate' },
    });
    const { documentSet } = await server.get('prepareDocuments', of(borrower));
    expect(documentSet?.monthlyCost).not.toBe(before?.monthlyCost);
    expect(documentSet?.documents.every(({ readAt }) => readAt === null)).toBe(true);
  });

  test('who has signed can ask for nothing else', async () => {
    const borrower = await signedLoan(server);
    expect(await options(borrower)).toMatchObject({
      isRequotable: false,
      reasons: [REQUOTE_REFUSALS.notOpen],
      amounts: [],
      terms: null,
      maximumMonthlyCost: null,
    });
    expect(await ask(borrower, 5_000, 24)).toMatchObject(refusedBecause(REQUOTE_REFUSALS.notOpen));
  });

  test('says what they think of the offer, which changes nothing on it', async () => {
    const borrower = await applied(server);
    const before = await read(borrower);
    const answer = await server.call('react', { ...of(borrower), body: { reaction: 'monthly_cost' } });
    expect(answer).toMatchObject({ status: 200, data: { state: 'Quoted' } });
    expect(await read(borrower)).toEqual(before);
    const rows = await server.db
      .selectFrom('audit_rows')
      .select('detail')
      .where('subject_id', '=', borrower.applicationId)
      .where('action', '=', 'reacted-to-offer')
      .execute();
    expect(rows).toMatchObject([{ detail: { reaction: 'monthly_cost' } }]);
    expect(
      await server.call('react', { ...of(borrower), body: { reaction: 'anything' as 'monthly_cost' } }),
    ).toMatchObject({ status: 400 });
  });
});

test('a price that has expired cannot be changed', async () => {
  const borrower = await applied(server);
  const { version } = await options(borrower);
  await server.get('advanceTime', { body: { days: 31 } });
  const { isRequotable } = await options(borrower);
  expect(isRequotable).toBe(false);
  expect(await ask(borrower, 5_000, 24, version ?? '')).toMatchObject({
    status: 412,
    error: { type: 'requoteNotPossible' },
  });
});

describe('a borrower who was declined', () => {
  const forTheAmount = () => applied(server, newApplicant('Successful', 'Fair', { amount: 12_000 }));

  test('for the amount alone can take a smaller loan, without another search', async () => {
    const borrower = await forTheAmount();
    const [{ mostWeCanOffer }, searches] = [await read(borrower), await searchesOf(borrower)];
    const smaller = await server.get('readDownsell', of(borrower));
    expect(smaller).toMatchObject({ amount: mostWeCanOffer, term: 36 });
    const taken = await server.get('takeDownsell', of(borrower));
    expect(taken).toMatchObject({ state: 'Quoted', amount: mostWeCanOffer, expiresAt: smaller.expiresAt });
    expect(await quoteOf(borrower)).toMatchObject({
      amount: smaller.amount,
      monthlyCost: smaller.monthlyCost,
      totalAmountPayable: smaller.totalAmountPayable,
    });
    expect(await searchesOf(borrower)).toEqual(searches);
    expect(await options(borrower)).toMatchObject({ isRequotable: true });
  });

  test('takes it once: a second time is refused with downsellNotAvailable', async () => {
    const borrower = await forTheAmount();
    const answers = await Promise.all([1, 2].map(() => server.call('takeDownsell', of(borrower))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.type).toBe('downsellNotAvailable');
    expect(await server.call('readDownsell', of(borrower))).toMatchObject({ status: 404 });
  });

  test('for the amount has 30 days, because the credit report is no longer used after that', async () => {
    const borrower = await forTheAmount();
    const { expiresAt } = await server.get('readDownsell', of(borrower));
    await server.get('advanceTime', { body: { to: expiresAt } });
    expect(await server.call('readDownsell', of(borrower))).toMatchObject({ status: 200 });
    await server.get('advanceTime', { body: { days: 1 } });
    expect(await server.call('readDownsell', of(borrower))).toMatchObject({ status: 404 });
    expect(await server.call('takeDownsell', of(borrower))).toMatchObject({
      status: 409,
      error: { type: 'downsellNotAvailable' },
    });
  });

  test('for another reason is offered none', async () => {
    const borrower = await applied(server, newApplicant('Successful', 'Decline'));
    expect(await server.call('readDownsell', of(borrower))).toMatchObject({ status: 404 });
    expect(await server.call('takeDownsell', of(borrower))).toMatchObject({ status: 409 });
    expect(await options(borrower)).toMatchObject({ isRequotable: false, version: null });
  });
});
