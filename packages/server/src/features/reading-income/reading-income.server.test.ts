import { REQUIREMENTS } from '@fairlead/core/requirement/requirement';
import {
  agreeAtBank,
  bankDataUsed,
  bankIncomeAgreed,
  bankRead,
  incomeAsked,
  leaveForBank,
  returnUrlOf,
} from '@fairlead/testing/journeys/bank-data';
import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { suggestedTo } from '@fairlead/testing/journeys/proofs';
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

const agree = (borrower: Asked) => server.call('skipProofOfIncome', toApplication(borrower));

const forget = ({ token }: Pick<Asked, 'token'>, id: string) =>
  server.call('deleteDataPull', { token, params: { id } });

const read = (borrower: Asked) =>
  server.get('readApplication', {
    ...toApplication(borrower),
    query: { embedded: 'requirements,requirements.bankIncome' },
  });

async function incomeOf(borrower: Asked) {
  const { requirements = [] } = await read(borrower);
  return requirements.find((each) => each['@type'] === REQUIREMENTS.income.type);
}

const stored = (borrower: Asked) =>
  server.db
    .selectFrom('data_pulls')
    .selectAll()
    .where('application_id', '=', borrower.applicationId)
    .execute();

describe('an income by bank data', () => {
  test('is found, agreed to, and meets the requirement', async () => {
    const borrower = await incomeAsked(server);
    const { dataPullId } = await bankRead(server, borrower);
    expect((await stored(borrower))[0]).toMatchObject({ result_encrypted: null, associated_at: null });
    const { data } = await associate(borrower, dataPullId);
    const shown = data?.requirements?.find((each) => each['@type'] === REQUIREMENTS.income.type);
    expect(shown).toMatchObject({
      state: 'Not started',
      maySkip: true,
      bankIncome: {
        dataPullId,
        bank: 'Quillmoor Bank',
        from: '2026-05-25',
        to: '2026-11-20',
        netMonthlyIncome: 2600,
        needsReview: false,
      },
    });
    expect(shown?.bankIncome?.sources).toMatchObject([{ kind: 'pay', frequency: 'monthly', monthly: 2600 }]);
    expect((await stored(borrower))[0]).toMatchObject({ data_encrypted: null });
    expect((await agree(borrower)).status).toBe(200);
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Met', given: 'bank data', maySkip: false });
  });

  test('is asked for in a journey that returns to the brand, with a state of its own', async () => {
    const borrower = await incomeAsked(server);
    const first = await leaveForBank(server, borrower);
    const second = await leaveForBank(server, borrower);
    expect(first.searchParams.get('return_to')).toBe('/truelayer/callback');
    expect(Buffer.from(first.searchParams.get('state') ?? '', 'base64url')).toHaveLength(32);
    expect(first.searchParams.get('state')).not.toBe(second.searchParams.get('state'));
    const rows = JSON.stringify(await stored(borrower));
    expect(rows).not.toContain(first.searchParams.get('state'));
  });

  test('that is lower than the one entered leads to a smaller loan, as a payslip does', async () => {
    const borrower = await incomeAsked(server);
    await bankIncomeAgreed(server, borrower, { income: '£1,400' });
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Met' });
    expect(await suggestedTo(server, borrower)).toMatchObject({
      state: 'Not started',
      suggestedLoan: { apr: expect.any(Number) as number },
    });
  });

  test('that leaves too little declines, with an email that has no figure', async () => {
    const borrower = await incomeAsked(server);
    await bankIncomeAgreed(server, borrower, { user: 'low_income' });
    expect(await read(borrower)).toMatchObject({ state: 'Declined' });
    const [newest] = await server.get('readInbox', { query: { to: borrower.application.user.email } });
    expect(newest).toMatchObject({ subject: 'About your loan application' });
  });

  test('that is higher changes nothing', async () => {
    const borrower = await incomeAsked(server);
    await bankIncomeAgreed(server, borrower, { income: '£4,000' });
    expect(await suggestedTo(server, borrower)).toBeUndefined();
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Met' });
  });

  test('that is not found is said, and has to be proved by files', async () => {
    const borrower = await incomeAsked(server);
    await bankDataUsed(server, borrower, { user: 'no_income' });
    expect(await incomeOf(borrower)).toMatchObject({
      state: 'Not started',
      maySkip: false,
      bankIncome: { netMonthlyIncome: null, sources: [] },
    });
    expect((await agree(borrower)).error?.type).toBe('proofIsNeeded');
    await server.get('proofOfIncome', { ...toApplication(borrower), body: photo('payslip.jpg') });
    await server.get('confirmProofOfIncome', toApplication(borrower));
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Provided', given: '1 file' });
  });

  test.each([
    ['gambling', { user: 'gambling' }],
    ['the name of another person', { holder: 'Olive Other' }],
  ] as const)('with %s waits for a person, whatever the sandbox’s reviewer does', async (_doubt, agreed) => {
    const borrower = await incomeAsked(server);
    await bankDataUsed(server, borrower, agreed);
    expect(await incomeOf(borrower)).toMatchObject({ bankIncome: { needsReview: true } });
    await agree(borrower);
    server.passMinutes(1);
    await server.work();
    expect(await incomeOf(borrower)).toMatchObject({ state: 'In review', given: 'bank data' });
    await server.get('proofOfIncome', { ...toApplication(borrower), body: photo('payslip.jpg') });
    await server.get('confirmProofOfIncome', toApplication(borrower));
    server.passMinutes(1);
    await server.work();
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Provided' });
  });

  test('agreed to twice is agreed to once', async () => {
    const borrower = await incomeAsked(server);
    await bankDataUsed(server, borrower, { income: '£1,400' });
    const answers = await Promise.all([agree(borrower), agree(borrower), agree(borrower)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const decisions = await server.db
      .selectFrom('decisions')
      .select('id')
      .where('application_id', '=', borrower.applicationId)
      .where('kind', '=', 'decision')
      .execute();
    expect(decisions).toHaveLength(2);
  });
});

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
});

describe('what was read', () => {
  test('does not count for the application of another borrower', async () => {
    const [borrower, other] = [await incomeAsked(server), await incomeAsked(server)];
    const { dataPullId } = await bankRead(server, borrower);
    expect((await associate(other, dataPullId)).error?.type).toBe('dataPullNotThere');
    expect((await forget(other, dataPullId)).status).toBe(404);
    expect((await associate(borrower, dataPullId)).status).toBe(200);
  });

  test('is deleted when the borrower wants, and the proof is asked for again', async () => {
    const borrower = await incomeAsked(server);
    const { dataPullId } = await bankIncomeAgreed(server, borrower);
    expect((await forget(borrower, dataPullId)).status).toBe(200);
    expect(await stored(borrower)).toEqual([]);
    const income = await incomeOf(borrower);
    expect(income).toMatchObject({ state: 'Not started', given: null, maySkip: false });
    expect(income?.bankIncome).toBeUndefined();
  });

  test('is deleted while a person looks at it', async () => {
    const borrower = await incomeAsked(server);
    const { dataPullId } = await bankIncomeAgreed(server, borrower, { user: 'gambling' });
    await forget(borrower, dataPullId);
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Not started' });
  });

  test('is deleted without asking again where files were accepted', async () => {
    const borrower = await incomeAsked(server);
    const { dataPullId } = await bankDataUsed(server, borrower);
    await server.get('proofOfIncome', { ...toApplication(borrower), body: photo('payslip.jpg') });
    await server.get('confirmProofOfIncome', toApplication(borrower));
    await forget(borrower, dataPullId);
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Provided', given: '1 file' });
  });

  test('is replaced by what is read later', async () => {
    const borrower = await incomeAsked(server);
    await bankDataUsed(server, borrower, { income: '£2,000' });
    const { dataPullId } = await bankDataUsed(server, borrower, { income: '£2,100' });
    expect(await incomeOf(borrower)).toMatchObject({ bankIncome: { dataPullId, netMonthlyIncome: 2100 } });
    expect(await stored(borrower)).toHaveLength(1);
  });

  test('is stored so that only the cipher reads it, and no answer that is stored has it', async () => {
    const borrower = await incomeAsked(server);
    await bankRead(server, borrower);
    expect(JSON.stringify(await stored(borrower))).not.toContain('NORTHFELL');
    await bankDataUsed(server, borrower);
    await server.get('skipProofOfIncome', { ...toApplication(borrower), key: 'agree-to-bank-data' });
    const answers = await server.db.selectFrom('idempotency_keys').selectAll().execute();
    const everything = JSON.stringify([await stored(borrower), answers]);
    expect(everything).not.toContain('NORTHFELL');
    const { rows } = await auditOf(borrower);
    expect(rows).not.toContain('NORTHFELL');
    expect(rows).not.toContain('2600');
  });
});

async function auditOf({ applicationId }: Asked) {
  const rows = await server.db
    .selectFrom('audit_rows')
    .select(['action', 'detail'])
    .where('subject_id', '=', applicationId)
    .execute();
  return { rows: JSON.stringify(rows) };
}
