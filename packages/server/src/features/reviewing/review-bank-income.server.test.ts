import { REQUIREMENT_TYPES } from '@fairlead/core/requirement/requirement-kinds';
import { bankDataUsed, bankIncomeAgreed, incomeAsked } from '@fairlead/testing/journeys/bank-data';
import type { Borrower } from '@fairlead/testing/journeys/applying';
import { suggestedTo } from '@fairlead/testing/journeys/proofs';
import { signedOn } from '@fairlead/testing/journeys/staff';
import { photo } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import type { WireBody } from '@fairlead/testing/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let staff: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = (await signedOn(server)).token;
});
afterAll(() => server.close());

type Agreed = Parameters<typeof bankIncomeAgreed>[2];

const incomeOf = async ({ token, applicationId }: Pick<Borrower, 'token' | 'applicationId'>) => {
  const { requirements = [] } = await server.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'requirements,requirements.bankIncome' },
  });
  return requirements.find((each) => each['@type'] === REQUIREMENT_TYPES.income);
};

/** A borrower whose bank data leaves a doubt, and who agreed to it. */
async function waiting(agreed: Agreed = { user: 'gambling' }) {
  const borrower = await bankIncomeAgreed(server, await incomeAsked(server), agreed);
  return { ...borrower, income: (await incomeOf(borrower))?.id ?? '' };
}

const decide = (id: string, body: WireBody<'decideProof'>) =>
  server.call('decideProof', { token: staff, params: { id }, body });

const listed = async () => (await server.get('listWaitingProofs', { token: staff })).map(({ id }) => id);

describe('bank data that waits for staff', () => {
  test('is listed and read with why, without a transaction', async () => {
    const { income, dataPullId } = await waiting();
    expect(await listed()).toContain(income);
    const read = await server.get('readProofForReview', { token: staff, params: { id: income } });
    expect(read).toMatchObject({
      kind: 'income',
      applicant: { netMonthlyIncome: 2600 },
      files: [],
      bankIncome: { dataPullId, doubts: ['gambling'], netMonthlyIncome: 2600 },
    });
    expect(read.bankIncome?.gamblingMonthly).toBeGreaterThan(500);
    expect(JSON.stringify(read)).not.toContain('CASINO');
  });

  test('is accepted: the figure counts, and the borrower is emailed', async () => {
    const borrower = await waiting({ user: 'gambling', income: '£1,400' });
    const { income, dataPullId } = borrower;
    expect((await decide(income, { outcome: 'accept', files: [], dataPullId })).status).toBe(200);
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Met', given: 'bank data' });
    expect(await suggestedTo(server, borrower)).toMatchObject({ state: 'Not started' });
    const [newest] = await server.get('readInbox', { query: { to: borrower.application.user.email } });
    expect(newest?.subject).toBe('We can offer you a smaller loan');
  });

  test('is accepted with what staff read from it instead', async () => {
    const borrower = await waiting({ holder: 'Olive Other', income: '£1,400' });
    const { income, dataPullId } = borrower;
    await decide(income, { outcome: 'accept', files: [], dataPullId, netMonthlyIncome: 2600 });
    expect(await suggestedTo(server, borrower)).toBeUndefined();
  });

  test('is refused: what it shows is deleted, and another proof can be given', async () => {
    const borrower = await waiting();
    const { income, dataPullId } = borrower;
    await decide(income, { outcome: 'refuse', files: [], dataPullId, refusal: 'otherDetails' });
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Refused', maySkip: false });
    expect((await incomeOf(borrower))?.bankIncome).toBeUndefined();
    expect(await listed()).not.toContain(income);
    await bankDataUsed(server, borrower);
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Refused', maySkip: true });
    await server.get('skipProofOfIncome', {
      token: borrower.token,
      params: { id: borrower.applicationId },
    });
    expect(await incomeOf(borrower)).toMatchObject({ state: 'Met', refusal: null });
  });

  test('is not decided by who looked at something else', async () => {
    const { token, applicationId, income, dataPullId } = await waiting();
    expect((await decide(income, { outcome: 'accept', files: [] })).error?.type).toBe('otherFilesSent');
    const other = { outcome: 'accept' as const, files: [], dataPullId: applicationId };
    expect((await decide(income, other)).error?.type).toBe('otherFilesSent');
    const call = { token, params: { id: applicationId } };
    await server.get('proofOfIncome', { ...call, body: photo('wait.jpg') });
    const blind = await decide(income, { outcome: 'accept', files: [], dataPullId });
    expect(blind.error?.type).toBe('otherFilesSent');
    await server.get('deleteDataPull', { token, params: { id: dataPullId } });
    expect((await decide(income, { outcome: 'accept', files: [], dataPullId })).error?.type).toBe(
      'proofNotWaiting',
    );
  });
});
