import { newApplicant } from '@fairlead/testing/people';
import { readyToSign, readyToSignAgain } from '@fairlead/testing/journeys/applying';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));

describe('at the same moment, on a server', () => {
  test('many signatures are one loan, one payout, one mandate, one copy', async () => {
    const body = newApplicant('Ada', 'Accept');
    const { token, applicationId, userId } = await readyToSign(server, body);
    const sign = () => server.call('requestLoan', { token, params: { id: applicationId } });
    const answers = await times(6, sign);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data?.loan?.id)).size).toBe(1);
    for (const table of ['loans', 'payouts', 'mandates', 'signatures'] as const) {
      const rows = await server.db.selectFrom(table).select('id').where('user_id', '=', userId).execute();
      expect(rows, table).toHaveLength(1);
    }
    await server.work();
    const letters = await server.get('readInbox', { query: { to: body.user.email } });
    expect(letters.filter(({ subject }) => subject === 'Your signed loan agreement')).toHaveLength(1);
  });

  test('the signatures of several offers are one loan; the others are refused by name', async () => {
    const body = newApplicant('Ada', 'Accept');
    const first = await readyToSign(server, body);
    const offers = [first];
    for (const amount of [8000, 9000, 10_000]) {
      offers.push(await readyToSignAgain(server, first, amount));
    }
    const answers = await Promise.all(
      offers.map(({ token, applicationId: id }) => server.call('requestLoan', { token, params: { id } })),
    );
    const outcomes = answers.map(({ status, error }) => error?.type ?? status).toSorted();
    expect(outcomes).toEqual([200, 'cannotReApply', 'cannotReApply', 'cannotReApply']);
    for (const table of ['loans', 'payouts', 'mandates', 'signatures'] as const) {
      const rows = await server.db
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', first.userId)
        .execute();
      expect(rows, table).toHaveLength(1);
    }
  });

  test('many signatures with one key are one answer', async () => {
    const { token, applicationId } = await readyToSign(server);
    const call = { token, params: { id: applicationId }, key: 'one-key-for-one-signature' };
    const answers = await times(6, () => server.call('requestLoan', call));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  });

  test('the same submission sent many times is one applicant and one application', async () => {
    const body = newApplicant('Ada', 'Accept');
    const key = 'one-key-for-one-submission';
    const answers = await times(6, () => server.call('submitApplication', { body, key }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data?.autoLoginToken)).size).toBe(1);
    const id = answers[0]?.data?.user.id ?? '';
    const rows = await server.db
      .selectFrom('loan_applications')
      .select(['id', 'bureau_searches'])
      .where('user_id', '=', id)
      .execute();
    expect(rows).toMatchObject([{ bureau_searches: 1 }]);
  });

  test('documents prepared from two tabs are one current set', async () => {
    const { token, applicationId } = await readyToSign(server);
    const params = { id: applicationId };
    const sets = await times(
      4,
      async () => (await server.get('prepareDocuments', { token, params })).documentSet,
    );
    expect(new Set(sets.map((set) => set?.id)).size).toBe(1);
  });
});
