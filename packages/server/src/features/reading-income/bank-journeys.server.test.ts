import {
  agreeAtBank,
  bankIncomeAgreed,
  bankRead,
  incomeAsked,
  leaveForBank,
  returnUrlOf,
} from '@fairlead/testing/journeys/bank-data';
import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { newestLinkToken, signIn } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Asked = Awaited<ReturnType<typeof incomeAsked>>;

const toApplication = ({ token, applicationId }: Asked) => ({ token, params: { id: applicationId } });

const pull = ({ token }: Pick<Asked, 'token'>, body: { state: string; code: string }) =>
  server.call('pullIncomeData', { token, body });

const associate = (borrower: Asked, dataPullId: string) =>
  server.call('associateDataPull', { ...toApplication(borrower), body: { dataPullId } });

const forget = ({ token }: Pick<Asked, 'token'>, id: string) =>
  server.call('deleteDataPull', { token, params: { id } });

const stored = (borrower: Asked) =>
  server.db
    .selectFrom('data_pulls')
    .selectAll()
    .where('application_id', '=', borrower.applicationId)
    .execute();

describe('a journey to the bank', () => {
  test.each([
    ['another site', 'https://elsewhere.example/account/borrow/continue/proof-of-income'],
    ['a site whose name begins as ours', 'http://localhost:3000.elsewhere.example/'],
    ['a user of our site', 'http://localhost:3000@elsewhere.example/'],
    ['a path alone', '/account/borrow/continue/proof-of-income'],
    ['another page of ours', 'http://localhost:3000/logout'],
    ['a script', 'javascript:alert(1)'],
  ])('does not return to %s', async (_where, redirectUrl) => {
    const borrower = await incomeAsked(server);
    const answer = await server.call('startIncomeJourney', {
      ...toApplication(borrower),
      body: { redirectUrl },
    });
    expect(answer.error?.type).toBe('redirectNotAllowed');
    expect(await stored(borrower)).toEqual([]);
  });

  test('does not return to the page of another application', async () => {
    const [borrower, other] = [await incomeAsked(server), await incomeAsked(server)];
    const body = { redirectUrl: returnUrlOf(other) };
    const answer = await server.call('startIncomeJourney', { ...toApplication(borrower), body });
    expect(answer.error?.type).toBe('redirectNotAllowed');
  });

  test('returns to a brand that is shown at the address of another, outside production', async () => {
    const borrower = await applied(server, newApplicant('Ada', 'Accept-Income'), 'asda');
    await followUp(server, borrower);
    const redirectUrl = `${returnUrlOf(borrower)}&override=asda`;
    const call = { token: borrower.token, brand: 'asda', params: { id: borrower.applicationId } } as const;
    const { journeyUrl } = await server.get('startIncomeJourney', { ...call, body: { redirectUrl } });
    expect(new URL(journeyUrl).searchParams.get('return_to')).toBe('/truelayer/callback?override=asda');
    const wrong = { redirectUrl: returnUrlOf(borrower) };
    expect((await server.call('startIncomeJourney', { ...call, body: wrong })).error?.type).toBe(
      'redirectNotAllowed',
    );
  });

  test('is only for a proof of income that is asked for', async () => {
    const borrower = await applied(server);
    await followUp(server, borrower);
    const call = { token: borrower.token, params: { id: borrower.applicationId } };
    const body = { redirectUrl: returnUrlOf(borrower) };
    expect((await server.call('startIncomeJourney', { ...call, body })).status).toBe(404);
    const met = await incomeAsked(server);
    await bankIncomeAgreed(server, met);
    const again = await server.call('startIncomeJourney', {
      ...toApplication(met),
      body: { redirectUrl: returnUrlOf(met) },
    });
    expect(again.error?.type).toBe('proofIsAccepted');
  });

  test('has nothing more to do while the proof is checked', async () => {
    const borrower = await incomeAsked(server);
    const read = await bankRead(server, borrower);
    const back = agreeAtBank(await leaveForBank(server, borrower));
    await server.get('proofOfIncome', { ...toApplication(borrower), body: photo('wait.jpg') });
    await server.get('confirmProofOfIncome', toApplication(borrower));
    const start = { ...toApplication(borrower), body: { redirectUrl: returnUrlOf(borrower) } };
    for (const answer of [
      await server.call('startIncomeJourney', start),
      await pull(borrower, back),
      await associate(borrower, read.dataPullId),
    ])
      expect(answer.error?.type).toBe('proofIsChecked');
  });

  test('by another borrower is unknown, like one that does not exist', async () => {
    const [borrower, other] = [await incomeAsked(server), await incomeAsked(server)];
    const back = agreeAtBank(await leaveForBank(server, borrower));
    const answers = [await pull(other, back), await pull(other, { ...back, state: 'x'.repeat(43) })];
    expect(answers.map(({ status, error }) => [status, error?.type])).toEqual([
      [404, 'journeyNotKnown'],
      [404, 'journeyNotKnown'],
    ]);
    expect((await pull(borrower, back)).status).toBe(200);
  });

  test('ends after 15 minutes', async () => {
    const borrower = await incomeAsked(server);
    const back = agreeAtBank(await leaveForBank(server, borrower));
    server.passMinutes(15);
    const { email } = borrower.application.user;
    await server.get('sendLoginLink', { body: { email } });
    const session = await signIn(server, await newestLinkToken(server, email));
    expect((await pull(session, back)).error?.type).toBe('journeyExpired');
    expect(await stored(borrower)).toMatchObject([{ started_at: null, data_encrypted: null }]);
  });

  test('that was read is answered again without another read, until its data is deleted', async () => {
    const borrower = await incomeAsked(server);
    const done = await bankRead(server, borrower);
    const { state, code, dataPullId } = done;
    expect((await pull(borrower, { state, code })).data).toMatchObject({ outcome: 'read', dataPullId });
    await associate(borrower, dataPullId);
    expect((await pull(borrower, { state, code })).data).toMatchObject({ outcome: 'read', dataPullId });
    expect((await associate(borrower, dataPullId)).status).toBe(200);
    await forget(borrower, dataPullId);
    expect((await pull(borrower, { state, code })).error?.type).toBe('journeyNotKnown');
    expect((await associate(borrower, dataPullId)).error?.type).toBe('dataPullNotThere');
  });

  test('of a double press is read once', async () => {
    const borrower = await incomeAsked(server);
    const back = agreeAtBank(await leaveForBank(server, borrower));
    const answers = await Promise.all([pull(borrower, back), pull(borrower, back)]);
    const ends = answers.map(({ data, error }) => data?.outcome ?? error?.type);
    expect(ends).toContain('read');
    expect(['read', 'dataIsBeingRead']).toContain(ends.find((end) => end !== 'read') ?? 'read');
    expect((await pull(borrower, back)).data?.outcome).toBe('read');
  });

  test('does not begin while another of the same application is read; one that was cut off does not count', async () => {
    const borrower = await incomeAsked(server);
    const [first, second] = [await leaveForBank(server, borrower), await leaveForBank(server, borrower)];
    await server.db
      .updateTable('data_pulls')
      .set({ started_at: server.services.wallNow().toISOString() })
      .where('id', '=', (await stored(borrower)).map(({ id }) => id).toSorted()[0] ?? '')
      .execute();
    expect((await pull(borrower, agreeAtBank(first))).error?.type).toBe('dataIsBeingRead');
    expect((await pull(borrower, agreeAtBank(second))).error?.type).toBe('dataIsBeingRead');
    server.passMinutes(2);
    expect((await pull(borrower, agreeAtBank(first))).error?.type).toBe('journeyUsed');
    expect((await pull(borrower, agreeAtBank(second))).data?.outcome).toBe('read');
  });

  test.each([
    ['access_denied', 'cancelled'],
    ['provider_error', 'failed'],
  ])('that ends with %s is over', async (error, outcome) => {
    const borrower = await incomeAsked(server);
    const { state, code } = agreeAtBank(await leaveForBank(server, borrower));
    const answer = await server.call('pullIncomeData', { token: borrower.token, body: { state, error } });
    expect(answer.data).toMatchObject({
      outcome,
      dataPullId: null,
      applicationId: borrower.applicationId,
      redirectUrl: returnUrlOf(borrower),
    });
    expect((await pull(borrower, { state, code })).error?.type).toBe('journeyUsed');
  });

  test.each([
    ['error', 'unavailable'],
    ['expired', 'failed'],
    ['access_ended', 'failed'],
  ] as const)('to a bank that answers %s reads nothing', async (user, end) => {
    const borrower = await incomeAsked(server);
    const back = agreeAtBank(await leaveForBank(server, borrower), { user });
    const { data, error } = await pull(borrower, back);
    expect(data?.outcome ?? error?.type).toBe(end);
    expect(await stored(borrower)).toMatchObject([{ data_encrypted: null, result_encrypted: null }]);
    expect((await pull(borrower, back)).error?.type).toBe('journeyUsed');
  });

  test('needs either a code or an error', async () => {
    const borrower = await incomeAsked(server);
    const { state } = agreeAtBank(await leaveForBank(server, borrower));
    const both = { state, code: 'code', error: 'access_denied' };
    for (const body of [{ state }, both])
      expect((await pull(borrower, body as { state: string; code: string })).error?.type).toBe(
        'validationFailed',
      );
  });

  test('of an application that has closed meanwhile reads nothing', async () => {
    const borrower = await incomeAsked(server);
    const back = agreeAtBank(await leaveForBank(server, borrower));
    await server.get('declineToRequest', toApplication(borrower));
    expect((await pull(borrower, back)).error?.type).toBe('applicationNotOpen');
    expect(await stored(borrower)).toMatchObject([{ started_at: null, data_encrypted: null }]);
  });

  test('is limited for each borrower', async () => {
    const limited = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1' } });
    const borrower = await incomeAsked(limited);
    const call = { ...toApplication(borrower), body: { redirectUrl: returnUrlOf(borrower) } };
    const statuses: number[] = [];
    for (let each = 0; each < 21; each += 1)
      statuses.push((await limited.call('startIncomeJourney', call)).status);
    await limited.close();
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
