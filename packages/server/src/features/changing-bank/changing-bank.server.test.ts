import { OTHER_ACCOUNT, SWITCHED_ACCOUNT } from '@fairlead/testing/journeys/applying';
import {
  aboutLoan,
  cancelInstruction,
  shortLoan,
  signedLoan,
  type LoanBorrower,
} from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { addDays, day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxDocuments } from '../../resources/sandbox-document/sandbox-document-store.ts';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const read = (borrower: LoanBorrower) =>
  server.get('readLoan', { ...aboutLoan(borrower), query: { embedded: 'bankDetails,pendingRepayments' } });
const setUp = (borrower: LoanBorrower) => server.call('setUpDirectDebit', aboutLoan(borrower));
const change = (borrower: LoanBorrower, account: typeof OTHER_ACCOUNT) =>
  server.call('updateBankDetails', { ...aboutLoan(borrower), body: account });
const underWay = (borrower: LoanBorrower) => server.call('readBankDetailsUpdate', aboutLoan(borrower));
const stop = (borrower: LoanBorrower) => server.call('stopBankDetailsUpdate', aboutLoan(borrower));
const advanceTo = (to: string) => server.get('advanceTime', { body: { to } });
const lettersTo = async (email: string) =>
  (await server.get('readInbox', { query: { to: email } })).map(({ subject }) => subject);
const refused = (type: string) => ({ error: { type } });

const mandatesOf = ({ loanId }: LoanBorrower) =>
  server.db
    .selectFrom('mandates')
    .select(['status', 'bank_account_id'])
    .where('loan_id', '=', loanId)
    .orderBy('created_at')
    .execute();

describe('a borrower whose Direct Debit was cancelled', () => {
  test('sets it up again once, and the payments are collected again', async () => {
    const body = shortLoan();
    const ada = await signedLoan(server, body);
    await advanceTo(addWorkingDays(day((await read(ada)).asOf), 5));
    expect(await read(ada)).toMatchObject({ isMandateActive: true });
    expect(await setUp(ada)).toMatchObject({ status: 200 });
    expect(await mandatesOf(ada)).toHaveLength(1);

    await cancelInstruction(server, ada.loanId);
    await advanceTo(addWorkingDays(day((await read(ada)).asOf), 1));
    expect(await read(ada)).toMatchObject({ isMandateActive: false });
    expect(await setUp(ada)).toMatchObject({ status: 200 });
    expect(await setUp(ada)).toMatchObject({ status: 200 });
    expect(await mandatesOf(ada)).toHaveLength(2);
    expect(await lettersTo(body.user.email)).toContain('You set up your Direct Debit again');
    await advanceTo(addWorkingDays(day((await read(ada)).asOf), 5));
    const { isMandateActive, nextPayment } = await read(ada);
    expect(isMandateActive).toBe(true);
    await advanceTo(addDays(day(nextPayment!.collectOn), 2));
    expect(await read(ada)).toMatchObject({ paidInstalments: 1 });
  });

  test('cannot on an account that the bank has closed, and adds another', async () => {
    const closed = await signedLoan(server, shortLoan('Closed'));
    await advanceTo(addWorkingDays(day((await read(closed)).asOf), 8));
    expect(await setUp(closed)).toMatchObject({ status: 409, ...refused('accountClosed') });
    expect(await change(closed, OTHER_ACCOUNT)).toMatchObject({ status: 200 });
  });

  test('needs none before the payout', async () => {
    const held = await signedLoan(server, shortLoan(), SWITCHED_ACCOUNT);
    await server.work();
    expect(await setUp(held)).toMatchObject({ status: 409, ...refused('directDebitNotPossible') });
    expect(await change(held, OTHER_ACCOUNT)).toMatchObject(refused('directDebitNotPossible'));
  });
});

/** Puts the newest instruction in force at once, as a bank may that answers early. */
async function putInForce({ loanId }: LoanBorrower): Promise<void> {
  const lodged = server.db
    .updateTable('mandates')
    .set({ status: 'active' })
    .where('loan_id', '=', loanId)
    .where('status', '=', 'submitted');
  expect((await lodged.executeTakeFirstOrThrow()).numUpdatedRows).toBe(1n);
}

/** The accounts that the provider collected from, the earliest first. */
async function accountsCollectedFrom({ loanId }: LoanBorrower): Promise<(string | undefined)[]> {
  const payments = await server.db
    .selectFrom('payments')
    .select('id')
    .where('loan_id', '=', loanId)
    .where('status', '=', 'collected')
    .orderBy('collect_on')
    .execute();
  const mandates = await server.db
    .selectFrom('mandates')
    .select(['provider_mandate_id', 'bank_account_id'])
    .where('loan_id', '=', loanId)
    .execute();
  const store = sandboxDocuments(server.db);
  const collections = await Promise.all(payments.map(({ id }) => store.get('direct-debit/collections', id)));
  return collections.map((collection) => {
    const text = JSON.stringify(collection);
    return mandates.find(({ provider_mandate_id }) => text.includes(`"${provider_mandate_id}"`))
      ?.bank_account_id;
  });
}

describe('a borrower who changes the bank account', () => {
  test.each([2, 3, 4])(
    'pays from the old one until the day that was said, with %i working days until a payment is sent',
    async (days) => {
      const ada = await signedLoan(server, shortLoan());
      const { nextPayment } = await read(ada);
      const collectOn = day(nextPayment!.collectOn);
      const changedOn = addWorkingDays(collectOn, -days - 2);
      await advanceTo(changedOn);
      const data = (await change(ada, OTHER_ACCOUNT)).data!;
      const isFromOld = collectOn < day(data.usedFrom);
      expect(data.stillFromOldOn).toBe(isFromOld ? collectOn : null);
      await advanceTo(addWorkingDays(changedOn, 1));
      await putInForce(ada);
      await advanceTo(addDays(collectOn, 36));
      const [before, after] = (await mandatesOf(ada)).map(({ bank_account_id }) => bank_account_id);
      expect(await accountsCollectedFrom(ada)).toEqual([isFromOld ? before : after, after]);
      expect((await mandatesOf(ada)).map(({ status }) => status)).toEqual(['cancelled', 'active']);
    },
  );

  test('sees which payment is still from the old one, and the next is from the new one', async () => {
    const body = shortLoan();
    const ada = await signedLoan(server, body);
    const { nextPayment } = await read(ada);
    const today = addWorkingDays(day(nextPayment!.collectOn), -4);
    await advanceTo(today);
    expect(await underWay(ada)).toMatchObject({ status: 200, data: null });
    const asked = await change(ada, OTHER_ACCOUNT);
    expect(asked).toMatchObject({
      status: 200,
      data: {
        maskedAccountNumber: '****8637',
        isLodged: false,
        lodgedOn: addWorkingDays(today, 1),
        usedFrom: addWorkingDays(today, 6),
        stillFromOldOn: nextPayment!.collectOn,
      },
    });
    expect(await lettersTo(body.user.email)).toContain('You changed your bank account');
    expect((await underWay(ada)).data).toEqual(asked.data);
    expect(await change(ada, OTHER_ACCOUNT)).toMatchObject({ status: 409, ...refused('updateUnderWay') });

    await advanceTo(addWorkingDays(today, 1));
    expect(await stop(ada)).toMatchObject({ status: 409, ...refused('updateLodged') });
    await advanceTo(addDays(day(nextPayment!.collectOn), 12));
    const after = await read(ada);
    expect(after).toMatchObject({ paidInstalments: 1, isMandateActive: true });
    expect(after.bankDetails?.maskedAccountNumber).toBe('****8637');
    expect((await mandatesOf(ada)).map(({ status }) => status)).toEqual(['cancelled', 'active']);
    expect(await underWay(ada)).toMatchObject({ data: null });
    await advanceTo(addDays(day(after.nextPayment!.collectOn), 2));
    expect(await read(ada)).toMatchObject({ paidInstalments: 2 });
  });

  test('can stop it before the instruction goes to the bank, and everything stays', async () => {
    const body = shortLoan();
    const ada = await signedLoan(server, body);
    expect(await stop(ada)).toMatchObject({ status: 404, ...refused('noUpdate') });
    await change(ada, OTHER_ACCOUNT);
    expect(await stop(ada)).toMatchObject({ status: 200 });
    expect(await lettersTo(body.user.email)).toContain('Your bank account hasn’t changed');
    await advanceTo(addWorkingDays(day((await read(ada)).asOf), 8));
    expect(await mandatesOf(ada)).toHaveLength(1);
    expect((await read(ada)).bankDetails?.maskedAccountNumber).toBe('****4958');
  });

  test('gives one that the bank confirms, and not the one that is used', async () => {
    const ada = await signedLoan(server, shortLoan());
    await advanceTo(addWorkingDays(day((await read(ada)).asOf), 5));
    const used = { accountName: 'Ada Accept', sortCode: '08-99-99', accountNumber: '66374958' };
    expect(await change(ada, used)).toMatchObject({ status: 422, ...refused('accountIsTheSame') });
    const noMatch = { ...OTHER_ACCOUNT, sortCode: '20-29-59', accountNumber: '63748472' };
    expect(await change(ada, noMatch)).toMatchObject({ status: 422, ...refused('accountNameDoesNotMatch') });
    expect(await underWay(ada)).toMatchObject({ data: null });
  });

  test('changes it once, however often it is sent at the same moment', async () => {
    const ada = await signedLoan(server, shortLoan());
    const answers = await Promise.all([change(ada, OTHER_ACCOUNT), change(ada, OTHER_ACCOUNT)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('after the bank reported a death a person helps, and nothing is sent to the account by itself', async () => {
  const body = shortLoan('Deceased');
  const ada = await signedLoan(server, body);
  await advanceTo(addWorkingDays(day((await read(ada)).asOf), 12));
  expect(await read(ada)).toMatchObject({ isMandateActive: false });
  expect(await setUp(ada)).toMatchObject({ status: 409, ...refused('personNeeded') });
  expect(await change(ada, OTHER_ACCOUNT)).toMatchObject({ status: 409, ...refused('personNeeded') });
  expect(await lettersTo(body.user.email)).not.toContain('Your Direct Debit has been cancelled');
});
