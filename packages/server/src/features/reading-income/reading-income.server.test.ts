import { REQUIREMENT_TYPES } from '@fairlead/core/requirement/requirement-kinds';
import {
  bankDataUsed,
  bankIncomeAgreed,
  bankRead,
  incomeAsked,
  leaveForBank,
} from '@fairlead/testing/journeys/bank-data';
import { GOOD_ACCOUNT, readAll } from '@fairlead/testing/journeys/applying';
import { suggestedTo } from '@fairlead/testing/journeys/proofs';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
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
  return requirements.find((each) => each['@type'] === REQUIREMENT_TYPES.income);
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
    const shown = data?.requirements?.find((each) => each['@type'] === REQUIREMENT_TYPES.income);
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

  test('stays once the loan is signed', async () => {
    const borrower = await stepUp(server, await incomeAsked(server));
    const { dataPullId } = await bankIncomeAgreed(server, borrower);
    const { token, bank, paymentDay } = borrower;
    await server.get('provideBankDetails', { token, params: { id: bank }, body: GOOD_ACCOUNT });
    await server.get('providePaymentDay', { token, params: { id: paymentDay }, body: { day: 15 } });
    await server.get('prepareDocuments', toApplication(borrower));
    await readAll(server, borrower);
    await server.get('requestLoan', toApplication(borrower));
    expect((await forget(borrower, dataPullId)).error?.type).toBe('loanIsSigned');
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
