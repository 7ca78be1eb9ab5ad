import { addDays } from '@fairlead/core/calendar/day';
import type { AccountCheck } from '@fairlead/providers/bank-account-check/port';
import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { GOOD_ACCOUNT, readyToSign, SWITCHED_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServices } from '../context.ts';
import { perform } from '../runtime/background-tasks.ts';
import { verifyRecords } from '../verification/verify-records.ts';
import { sendPayouts } from './send-payouts.ts';

let server: TestServer;
let daysAhead = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Answer = AccountCheck['outcome'] | 'unavailable';

/** The services of the server with a bank that answers like this from now on. */
function withBank(outcome: Answer): AppServices {
  const check = async (): Promise<AccountCheck> => {
    if (outcome === 'unavailable') throw new ProviderUnavailable('bank-account-check');
    return { outcome, suggestedName: null };
  };
  const { services } = server;
  return { ...services, providers: { ...services.providers, bankAccountCheck: { check } } };
}

const payoutOf = (userId: string) =>
  server.db.selectFrom('payouts').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();

const auditedHolds = (userId: string) =>
  server.db
    .selectFrom('audit_rows')
    .select('detail')
    .where('user_id', '=', userId)
    .where('action', '=', 'payout-held')
    .execute();

describe('right before the money is sent', () => {
  test('an account that was switched meanwhile holds the payout, and the borrower is asked for another', async () => {
    const applicant = newApplicant('Ada', 'Accept');
    const { token, applicationId, userId } = await readyToSign(server, applicant, SWITCHED_ACCOUNT);
    const { loan } = await server.get('requestLoan', { token, params: { id: applicationId } });
    await server.work();
    const today = await server.today();
    expect(await server.get('readLoan', { token, params: { id: loan?.id ?? '' } })).toMatchObject({
      state: 'Pending',
      outstanding: 0,
      payoutProblem: { reason: 'switched', since: today, accountUntil: addDays(today, 14) },
    });
    expect(await payoutOf(userId)).toMatchObject({ status: 'held', provider_payout_id: null });
    await server.work();
    const letters = await server.get('readInbox', { query: { to: applicant.user.email } });
    const held = letters.find(({ subject }) => subject === 'We couldn’t pay you');
    expect(held?.text).toContain('it has been switched to another bank');
    expect(letters.map(({ subject }) => subject)).not.toContain('Your money is on its way');
    expect(await auditedHolds(userId)).toEqual([{ detail: { reason: 'switched' } }]);
    const { results } = await verifyRecords(server.db);
    expect(results.flatMap(({ differences }) => differences)).toEqual([]);
  });

  test('an account in someone else’s name holds the payout, and the borrower gets the reason in plain words', async () => {
    const applicant = newApplicant('Ada', 'Accept');
    const borrower = await readyToSign(server, applicant, { ...GOOD_ACCOUNT, accountName: 'Ben Carter' });
    const { token, applicationId, userId } = borrower;
    const { loan } = await server.get('requestLoan', { token, params: { id: applicationId } });
    await server.work();
    expect(await payoutOf(userId)).toMatchObject({ status: 'held', provider_payout_id: null });
    expect(await server.get('readLoan', { token, params: { id: loan?.id ?? '' } })).toMatchObject({
      state: 'Pending',
      outstanding: 0,
      payoutProblem: { reason: 'another-name' },
    });
    await server.work();
    const letters = await server.get('readInbox', { query: { to: applicant.user.email } });
    const held = letters.find(({ subject }) => subject === 'We couldn’t pay you');
    expect(held?.text).toContain('the name on it isn’t the one in your agreement');
    expect(held?.text).toContain('If the account is yours, for example in an earlier name, call us');
    expect(letters.map(({ subject }) => subject)).not.toContain('Your money is on its way');
    expect(await auditedHolds(userId)).toEqual([{ detail: { reason: 'another-name' } }]);
  });

  test.each(['A ACCEPT', 'Miss Ada Jane Accept', 'Ben Carter and Ada Accept'])(
    'an account of %s is Ada Accept’s, and is paid',
    async (accountName) => {
      const account = { ...GOOD_ACCOUNT, accountName };
      const borrower = await readyToSign(server, newApplicant('Ada', 'Accept'), account);
      await server.get('requestLoan', { token: borrower.token, params: { id: borrower.applicationId } });
      await server.work();
      expect((await payoutOf(borrower.userId)).status).not.toBe('held');
    },
  );

  describe('a payout', () => {
    let userId: string;
    /** Signed while the service of the bank is away, so that its payout waits. */
    beforeEach(async () => {
      const account = { ...GOOD_ACCOUNT, sortCode: '18-00-02', accountNumber: '00000190' };
      const borrower = await readyToSign(server, newApplicant('Ada', 'Accept'), account);
      const { bankAccountCheck } = server.services.providers;
      Object.assign(server.services.providers, withBank('unavailable').providers);
      const { token, applicationId: id } = borrower;
      await server.get('requestLoan', { token, params: { id } });
      Object.assign(server.services.providers, { bankAccountCheck });
      ({ userId } = borrower);
    });
    const sweep = async (outcome: Answer, days = 0) => {
      daysAhead += days;
      await server.services.clock.moveAhead(daysAhead);
      const today = await server.today();
      await perform(async (services) => void (await sendPayouts(services, today)), withBank(outcome));
      return payoutOf(userId);
    };

    test('waits for a service that is away, without asking it all the time', async () => {
      const waiting = await payoutOf(userId);
      expect(waiting).toMatchObject({ status: 'created', checked_at: null });
      expect(waiting.check_after).not.toBeNull();
      expect(await sweep('match')).toMatchObject({ status: 'created' });
      expect(await sweep('match', 1)).toMatchObject({ status: 'sent' });
    });

    test.each(['no-match', 'not-found', 'switched', 'close-match'] as const)(
      'is held on %s',
      async (outcome) => {
        expect(await sweep(outcome, 1)).toMatchObject({ status: 'held' });
      },
    );

    test('is held once a bank could not say for a day', async () => {
      expect(await sweep('cannot-check', 1)).toMatchObject({ status: 'held' });
    });

    test('that was checked is sent after a kill, whatever the bank says by then', async () => {
      await server.db
        .updateTable('payouts')
        .set({ checked_at: '2026-11-20T10:00:00.000Z', check_after: null })
        .where('user_id', '=', userId)
        .execute();
      expect(await sweep('no-match')).toMatchObject({ status: 'sent' });
    });

    test('is held when the account is not the one in the documents that were signed', async () => {
      const { loan_id } = await payoutOf(userId);
      const other = await server.db
        .selectFrom('bank_accounts')
        .select('id')
        .where('user_id', '<>', userId)
        .executeTakeFirstOrThrow();
      await server.db
        .updateTable('document_sets')
        .set({ bank_account_id: other.id })
        .where('user_id', '=', userId)
        .execute();
      expect(await sweep('match', 1)).toMatchObject({ status: 'held', loan_id });
    });
  });
});
