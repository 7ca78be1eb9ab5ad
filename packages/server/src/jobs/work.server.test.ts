import { servicesOn } from '@fairlead/testing/services-on';
import { testLog } from '@fairlead/testing/test-log';
import { day, daysBetween } from '@fairlead/core/calendar/day';
import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppServices, Providers } from '../context.ts';
import type { TestDatabase } from '@fairlead/testing/server-database';
import { json } from '../database/columns.ts';
import { startAdvance } from '../resources/business-clock/business-clock-store.ts';
import { listEvents } from '../resources/loan/loan-event-store.ts';
import { countLoansSetAside, readLoan, type LoanKey } from '../resources/loan/loan-store.ts';
import { storeBorrower, storeLoan, YEAR_LOAN } from '@fairlead/testing/loans/stored-loan';
import { listPaymentsOf } from '../resources/payment/payment-store.ts';
import { verifyRecords } from '../verification/verify-records.ts';
import { sweep } from './sweep.ts';
import { carryOutAdvance } from './time-machine.ts';
import { work } from './work.ts';

const START = day('2026-11-20');

let database: TestDatabase;
let server: AppServices;
let key: LoanKey;

beforeEach(async () => {
  database = await openTestDatabase();
  server = { ...servicesOn(database.db), log: testLog(['loan set aside']) };
  key = await storeLoan(server, await storeBorrower(server), YEAR_LOAN);
  await work(server);
});
afterEach(async () => {
  const { results } = await verifyRecords(server.db);
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
  await database.close();
});

/** The clock jumps, as it does for a worker that was down. */
const jumpTo = (to: string) => server.clock.moveAhead(daysBetween(START, day(to)));

async function travelTo(to: string): Promise<void> {
  await startAdvance(server.db, day(to));
  await carryOutAdvance(server);
}

const loan = () => readLoan(server.db, key);
const payments = () => listPaymentsOf(server.db, key);
const kinds = async () => (await listEvents(server.db, key)).map(({ kind }) => kind);

const withDirectDebit = (changes: Partial<Providers['directDebit']>): AppServices => ({
  ...server,
  providers: { ...server.providers, directDebit: { ...server.providers.directDebit, ...changes } },
});

const askedOf = async (collection: string) =>
  server.db.selectFrom('sandbox.documents').select('key').where('collection', '=', collection).execute();

describe('a worker that was down', () => {
  beforeEach(() => travelTo('2026-12-12'));

  test('catches up the days it missed one at a time, each booked on its own day', async () => {
    await jumpTo('2026-12-21');
    await work(server);
    expect(await loan()).toMatchObject({ paid_instalments: 1, state: 'Live', projected_on: '2026-12-15' });
    const booked = await server.db.selectFrom('ledger_transactions').select('booked_on').execute();
    expect(booked.map(({ booked_on }) => booked_on)).toEqual(['2026-11-20', '2026-12-15']);
  });

  test('changes nothing by doing a day again', async () => {
    await jumpTo('2026-12-21');
    await work(server);
    const before = await loan();
    await work({ ...server });
    expect(await loan()).toEqual(before);
  });
});

describe('a collection', () => {
  test('submitted a day late is taken on the next day on which Bacs can, and counts from then', async () => {
    await travelTo('2026-12-01');
    await jumpTo('2026-12-14');
    await work(server);
    expect(await payments()).toMatchObject([
      { status: 'submitted', due_on: '2026-12-15', collect_on: '2026-12-16' },
    ]);
    await travelTo('2026-12-17');
    const received = (await listEvents(server.db, key)).find(({ kind }) => kind === 'payment-received');
    expect(received?.valueOn).toBe('2026-12-16');
    expect((await loan()).state).toBe('Live');
  });

  test('is not submitted when that would take it later than the date in the payer’s notice', async () => {
    await travelTo('2026-12-01');
    await jumpTo('2026-12-17');
    await work(server);
    expect(await payments()).toEqual([]);
    expect(await loan()).toMatchObject({ state: 'Late', next_collection_submit_on: '2027-01-13' });
  });

  test('waits while the provider is unavailable, and is then submitted once', async () => {
    await jumpTo('2026-12-11');
    const down = withDirectDebit({
      submitCollection: () => Promise.reject(new ProviderUnavailable('direct-debit')),
    });
    await sweep(down);
    await sweep(down);
    expect(await payments()).toMatchObject([{ status: 'created' }]);
    expect((await loan()).set_aside_reason).toBeNull();
    await sweep(server);
    expect(await payments()).toMatchObject([{ status: 'submitted', attempt: 1 }]);
    expect(await askedOf('direct-debit/collections')).toHaveLength(1);
  });

  test('whose answer was lost is the same collection when it is asked for again', async () => {
    await travelTo('2026-12-10');
    await jumpTo('2026-12-11');
    const losesTheAnswer = withDirectDebit({
      submitCollection: async (asked) => {
        await server.providers.directDebit.submitCollection(asked);
        throw new Error('killed');
      },
    });
    await sweep(losesTheAnswer);
    expect((await loan()).set_aside_reason).toBe('Error: killed');
    expect(await countLoansSetAside(server.db)).toBe(1);
    await sweep(server);
    expect((await loan()).set_aside_reason).toBeNull();
    expect(await payments()).toMatchObject([{ status: 'submitted' }]);
    expect(await askedOf('direct-debit/collections')).toHaveLength(1);
  });

  test('that the provider refuses is voided, and the instalment is missed', async () => {
    await travelTo('2026-12-10');
    const mandate = await server.db.selectFrom('mandates').selectAll().executeTakeFirstOrThrow();
    await server.providers.directDebit.cancelMandate(mandate.provider_mandate_id ?? '');
    await jumpTo('2026-12-11');
    await sweep(server);
    await travelTo('2026-12-17');
    expect(await payments()).toMatchObject([{ status: 'voided', failure_reason: 'mandate-cancelled' }]);
    expect(await loan()).toMatchObject({ state: 'Late', next_collection_submit_on: null });
    expect(await kinds()).toContain('mandate-cancelled');
  });
});

describe('provider events', () => {
  test('that arrive in the wrong order take effect in the right one', async () => {
    await travelTo('2026-12-14');
    await jumpTo('2026-12-22');
    const mandate = await server.db.selectFrom('mandates').selectAll().executeTakeFirstOrThrow();
    const [payment] = await payments();
    const about = {
      mandateId: mandate.provider_mandate_id ?? '',
      collectionId: payment?.provider_reference ?? '',
      idempotencyKey: payment?.id ?? '',
      amount: YEAR_LOAN.monthly,
    };
    const chargedBack = {
      ...about,
      eventId: 'charged back',
      kind: 'collection-charged-back',
      on: day('2026-12-22'),
      reason: 'disputed',
    } as const;
    await sweep(
      withDirectDebit({ eventsAfter: async (cursor) => ({ events: [chargedBack], cursor: cursor ?? '' }) }),
    );
    expect(await kinds()).not.toContain('payment-reversed');
    await work(server);
    await work(server);
    expect((await kinds()).slice(-2)).toEqual(['payment-received', 'payment-reversed']);
    expect(await payments()).toMatchObject([{ status: 'reversed' }]);
    expect(await loan()).toMatchObject({ total_paid_pence: 0, state: 'Late' });
  });
});

describe('a loan whose work fails', () => {
  test('is set aside with the reason, does not delay other loans, and continues once it is fixed', async () => {
    const other = await storeLoan(server, key.userId, YEAR_LOAN);
    await work(server);
    const { agreement } = await loan();
    const setAgreement = (value: unknown) =>
      server.db
        .updateTable('loans')
        .set({ agreement: json(value) })
        .where('id', '=', key.loanId)
        .execute();
    await setAgreement({});
    await travelTo('2026-12-16');
    expect((await loan()).set_aside_reason).toMatch(/^TypeError: /);
    expect(await readLoan(server.db, other)).toMatchObject({ paid_instalments: 1, set_aside_reason: null });
    await setAgreement(agreement);
    await travelTo('2026-12-17');
    expect(await loan()).toMatchObject({ set_aside_reason: null, state: 'Live' });
    expect(await payments()).toMatchObject([{ status: 'submitted', collect_on: '2026-12-18' }]);
  });
});

describe('the time machine', () => {
  test('carries on where a killed process left it', async () => {
    await startAdvance(server.db, day('2027-03-31'));
    await jumpTo('2026-12-15');
    await work(server);
    await Promise.all([carryOutAdvance({ ...server }), carryOutAdvance(server)]);
    expect(await server.clock.today()).toBe('2027-03-31');
    expect(await loan()).toMatchObject({ paid_instalments: 4, projected_on: '2027-03-15' });
    expect(await payments()).toHaveLength(4);
  });
});
