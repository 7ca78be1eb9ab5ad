import { applied, followUp, GOOD_ACCOUNT, withDocuments } from '@fairlead/testing/journeys/applying';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const accountsOf = (userId: string) =>
  server.db.selectFrom('bank_accounts').select('superseded_at').where('user_id', '=', userId).execute();

async function askedForBankDetails() {
  const borrower = await stepUp(server, await applied(server));
  return { ...borrower, ...(await followUp(server, borrower)) };
}

test('the same bank details sent ten times at once, without a key, are one account', async () => {
  const { token, userId, bank } = await askedForBankDetails();
  const send = () => server.call('provideBankDetails', { token, params: { id: bank }, body: GOOD_ACCOUNT });
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await accountsOf(userId)).toEqual([{ superseded_at: null }]);
});

test('different bank details sent at once leave one account in force', async () => {
  const { token, userId, bank } = await askedForBankDetails();
  const names = ['Ada Accept', 'A Accept', 'Miss Ada Accept'];
  const send = (accountName: string) =>
    server.call('provideBankDetails', {
      token,
      params: { id: bank },
      body: { ...GOOD_ACCOUNT, accountName },
    });
  const answers = await Promise.all([...names, ...names].map(send));
  const accepted = answers.filter(({ status }) => status === 200).length;
  expect(accepted).toBeGreaterThan(0);
  const inForce = (await accountsOf(userId)).filter(({ superseded_at }) => superseded_at === null);
  expect(inForce).toHaveLength(1);
});

test('documents stay in force when the same bank details are sent again', async () => {
  const { token, applicationId, userId } = await withDocuments(server);
  const { documentSet, requirements = [] } = await server.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'requirements' },
  });
  const bank = requirements.find((found) => found['@type'] === 'bank-application-requirement')?.id ?? '';
  const again = await server.get('provideBankDetails', { token, params: { id: bank }, body: GOOD_ACCOUNT });
  expect([again.state, again.documentSet?.id]).toEqual(['Documents', documentSet?.id]);
  expect(await accountsOf(userId)).toHaveLength(1);
});
