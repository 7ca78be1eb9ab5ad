import { addDays, type Day } from '@fairlead/core/calendar/day';
import type { AccountCheck } from '@fairlead/providers/bank-account-check/port';
import {
  followUp,
  GOOD_ACCOUNT,
  readAll,
  readyToSign,
  RETURNED_ACCOUNT,
} from '@fairlead/testing/journeys/applying';
import { signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import { runDay } from '../../jobs/daily-run.ts';
import { sendPayouts } from '../../jobs/send-payouts.ts';
import { perform } from '../../runtime/background-tasks.ts';
import { verifyRecords } from '../../verification/verify-records.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A loan whose payout came back, with another account given and the new documents read. */
async function readyAgain(): Promise<LoanBorrower> {
  const borrower = await signedLoan(server, newApplicant('Ada', 'Accept'), RETURNED_ACCOUNT);
  await server.travelTo(addDays(await server.today(), 1));
  const { token, applicationId: id } = borrower;
  const { bank } = await followUp(server, borrower);
  await server.get('provideBankDetails', { token, params: { id: bank }, body: GOOD_ACCOUNT });
  await server.get('prepareDocuments', { token, params: { id } });
  await readAll(server, borrower);
  return borrower;
}

const sign = ({ token, applicationId: id }: LoanBorrower) =>
  server.call('requestLoan', { token, params: { id } });

/** As the worker does it, which sees the rows of every borrower. */
const sweep = (services: AppServices, today: Day) =>
  perform(async (own) => void (await sendPayouts(own, today)), services);

const loansOf = ({ userId }: LoanBorrower) =>
  server.db.selectFrom('loans').select('state').where('user_id', '=', userId).orderBy('id').execute();

const expectSound = async () => {
  const { results } = await verifyRecords(server.db);
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
};

describe('at the same moment, on a server', () => {
  test('many second signatures are one loan, and the first is cancelled once', async () => {
    const borrower = await readyAgain();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sign(borrower)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data?.loan?.id)).size).toBe(1);
    const states = (await loansOf(borrower)).map(({ state }) => state);
    expect(states).toHaveLength(2);
    expect(states[0]).toBe('Cancelled');
    await expectSound();
  });

  test('a second signature and the end of the 14 days leave one of the two', async () => {
    const borrower = await readyAgain();
    const tooLate = addDays(await server.today(), 16);
    const [signed] = await Promise.all([
      sign(borrower),
      perform((services) => runDay(services, tooLate), server.services),
    ]);
    const states = (await loansOf(borrower)).map(({ state }) => state);
    expect(states[0]).toBe('Cancelled');
    expect(states).toHaveLength(signed.status === 200 ? 2 : 1);
    await expectSound();
  });

  test('sweeps whose bank answers differently send the money or hold it, and never both', async () => {
    const borrower = await readyToSign(server, newApplicant('Ada', 'Accept'));
    const { services } = server;
    const { bankAccountCheck } = services.providers;
    const answering = (outcome: AccountCheck['outcome']) => ({
      ...services,
      providers: {
        ...services.providers,
        bankAccountCheck: { check: async () => ({ outcome, suggestedName: null }) },
      },
    });
    Object.assign(services.providers, answering('cannot-check').providers);
    const { loan } = await server.get('requestLoan', {
      token: borrower.token,
      params: { id: borrower.applicationId },
    });
    Object.assign(services.providers, { bankAccountCheck });
    const ofUser = server.db.updateTable('payouts').where('user_id', '=', borrower.userId);
    await ofUser.set({ check_after: null }).execute();
    const today = await server.today();
    const sweeps = ['match', 'switched', 'match', 'no-match'] as const;
    await Promise.all(sweeps.map((outcome) => sweep(answering(outcome), today)));
    await server.work();
    const events = await server.db
      .selectFrom('loan_events')
      .select('kind')
      .where('loan_id', '=', loan?.id ?? '')
      .execute();
    const kinds = events.map(({ kind }) => kind).filter((kind) => kind.startsWith('payout'));
    expect(kinds).toHaveLength(1);
    await expectSound();
  });

  test('a bank that says no while the money is being sent does not hold it', async () => {
    const borrower = await readyToSign(server, newApplicant('Ada', 'Accept'));
    const { services } = server;
    const { bankAccountCheck } = services.providers;
    const answering = (check: () => Promise<AccountCheck>) => ({
      ...services,
      providers: { ...services.providers, bankAccountCheck: { check } },
    });
    const says = (outcome: AccountCheck['outcome']): AccountCheck => ({ outcome, suggestedName: null });
    Object.assign(services.providers, answering(async () => says('cannot-check')).providers);
    await server.get('requestLoan', { token: borrower.token, params: { id: borrower.applicationId } });
    Object.assign(services.providers, { bankAccountCheck });
    const ofUser = server.db.updateTable('payouts').where('user_id', '=', borrower.userId);
    await ofUser.set({ check_after: null }).execute();
    const today = await server.today();
    const sends = answering(async () => says('match'));
    const isChecking = Promise.withResolvers<null>();
    const isSending = Promise.withResolvers<null>();
    const isHeld = Promise.withResolvers<null>();
    const payouts = {
      ...sends.providers.payouts,
      send: async (...asked: Parameters<typeof sends.providers.payouts.send>) => {
        isSending.resolve(null);
        await isHeld.promise;
        return services.providers.payouts.send(...asked);
      },
    };
    const holding = sweep(
      answering(async () => {
        isChecking.resolve(null);
        await isSending.promise;
        return says('switched');
      }),
      today,
    );
    await isChecking.promise;
    const sending = sweep({ ...sends, providers: { ...sends.providers, payouts } }, today);
    await holding;
    isHeld.resolve(null);
    await sending;
    const payout = await server.db
      .selectFrom('payouts')
      .select('status')
      .where('user_id', '=', borrower.userId)
      .executeTakeFirstOrThrow();
    expect(payout.status).toBe('sent');
  });
});
