import {
  CLEAR_BANK_PAYOUTS,
  clearBankPaymentsDouble,
  type ClearBankPaymentsDouble,
  type DoubleMessage,
} from '@fairlead/providers/double/clear-bank-payments-double';
import { openOutbound } from '@fairlead/providers/outbound/outbound';
import { clearBankPayouts } from '@fairlead/providers/payouts/live';
import { storeBorrower, storeLoan, YEAR_LOAN } from '@fairlead/testing/loans/stored-loan';
import type { TestDatabase } from '@fairlead/testing/server-database';
import { servicesOn } from '@fairlead/testing/services-on';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { readLoan, type LoanKey } from '../../resources/loan/loan-store.ts';
import { receiveMessage } from '../../resources/provider-message/receive-message.ts';
import { verifyRecords } from '../../verification/verify-records.ts';
import { sweep } from '../sweep.ts';

let database: TestDatabase;
let clearBank: ClearBankPaymentsDouble;
let server: AppServices;

beforeAll(async () => {
  database = await openTestDatabase();
  clearBank = await clearBankPaymentsDouble();
  const services = servicesOn(database.db);
  const payouts = clearBankPayouts(
    openOutbound(() => undefined),
    { ...CLEAR_BANK_PAYOUTS, loopbackOrigin: clearBank.origin },
  );
  server = { ...services, providers: { ...services.providers, payouts } };
});
afterAll(async () => {
  await clearBank.close();
  await database.close();
});

const aLoan = async (): Promise<LoanKey> => storeLoan(server, await storeBorrower(server), YEAR_LOAN);
const kinds = async (key: LoanKey) => (await listEvents(server.db, key)).map(({ kind }) => kind);
const receive = ({ bytes, signature }: DoubleMessage) => {
  const header = (name: string) => (name === 'digitalsignature' ? signature : null);
  return receiveMessage(server, 'payouts', { bytes, path: '/webhooks/payouts', header });
};
const payoutOf = async ({ loanId }: LoanKey) => {
  const payout = server.db.selectFrom('payouts').selectAll().where('loan_id', '=', loanId);
  const { id, status } = await payout.executeTakeFirstOrThrow();
  return { id: id.replaceAll('-', ''), status };
};

test('messages of ClearBank pay out a loan once and take it back, in any order, late and twice', async () => {
  const key = await aLoan();
  await sweep(server);
  expect(await kinds(key)).toEqual(['payout-sent']);
  const { id } = await payoutOf(key);
  const [settled] = clearBank.messages;
  const returned = {
    DebitCreditCode: 'Credit',
    IsReturn: true,
    TransactionId: 'back',
    CancellationCode: 'AC07',
  };
  const back = clearBank.sends('TransactionSettled', { ...clearBank.settled(id), ...returned });
  expect(await receive(back)).toMatchObject({ body: expect.stringContaining('Nonce') as string });
  await sweep(server);
  expect(await kinds(key)).toEqual(['payout-sent']);
  for (const message of [settled!, settled!, back]) await receive(message);
  await sweep(server);
  await sweep(server);
  expect((await kinds(key)).toSorted()).toEqual(['disbursed', 'payout-returned', 'payout-sent']);
  expect(await payoutOf(key)).toMatchObject({ status: 'returned' });
  expect(await receive({ ...back, signature: 'AAAA' })).toBe('refused');
});

test('a payment that ClearBank refuses afterwards holds the payout, and the borrower is asked for another account', async () => {
  const key = await aLoan();
  await sweep(server);
  const { id } = await payoutOf(key);
  const failure = { EndToEndId: id, Reasons: ['Modulus check failed'] };
  await receive(
    clearBank.sends('PaymentMessageAssesmentFailed', { MessageId: 'm1', AssesmentFailure: [failure] }),
  );
  await sweep(server);
  expect(await payoutOf(key)).toMatchObject({ status: 'held' });
  expect(await kinds(key)).toEqual(['payout-sent', 'payout-held']);
  expect(await readLoan(server.db, key)).toMatchObject({ is_account_needed: true });
  const { results } = await verifyRecords(server.db);
  const resolved = results.find(({ check }) => check === 'money in flight is resolved once');
  expect(resolved?.differences).toEqual([]);
});
