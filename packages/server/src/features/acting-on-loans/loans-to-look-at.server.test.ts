import { accountOf, SWITCHED_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { ADVISER, signedOn } from '@fairlead/testing/journeys/staff';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const listed = async () => {
  const { token } = await signedOn(server, ADVISER);
  const loans = await server.get('listLoansToLookAt', { token });
  return new Map(loans.map(({ loanId, reason, since }) => [loanId, { reason, since }]));
};

test('a loan that runs by itself is not listed', async () => {
  const { loanId } = await signedLoan(server, shortLoan());
  expect((await listed()).has(loanId)).toBe(false);
});

test('a loan whose payout is held is listed, with the day', async () => {
  const applicant = newApplicant('Successful', 'Accept');
  const { loanId } = await signedLoan(server, applicant, accountOf(applicant, SWITCHED_ACCOUNT));
  expect((await listed()).get(loanId)).toEqual({ reason: 'payout-problem', since: await server.today() });
});

test('a loan whose daily work failed is listed', async () => {
  const { loanId } = await signedLoan(server, shortLoan());
  await server.db
    .updateTable('loans')
    .set({ set_aside_reason: 'a fault' })
    .where('id', '=', loanId)
    .execute();
  expect((await listed()).get(loanId)).toEqual({ reason: 'set-aside', since: null });
});

test('a loan whose borrower has died, as the bank reports, is listed', async () => {
  const { loanId } = await signedLoan(server, shortLoan('Deceased'));
  await server.get('advanceTime', { body: { days: 20 } });
  expect((await listed()).get(loanId)?.reason).toBe('payer-deceased');
});
