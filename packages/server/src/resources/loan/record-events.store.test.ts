import { servicesOn } from '@fairlead/testing/services-on';
import { day } from '@fairlead/core/calendar/day';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import type { TestDatabase } from '@fairlead/testing/server-database';
import { verifyRecords } from '../../verification/verify-records.ts';
import { readBalances } from '../ledger/ledger-store.ts';
import { listEvents } from './loan-event-store.ts';
import { lockLoan, readLoan, type LoanKey } from './loan-store.ts';
import { recordEvents } from './record-events.ts';
import { storeBorrower, storeLoan, YEAR_LOAN } from '@fairlead/testing/loans/stored-loan';

let database: TestDatabase;
let server: AppServices;
let userId: string;
let key: LoanKey;

beforeAll(async () => {
  database = await openTestDatabase();
  server = servicesOn(database.db);
  userId = await storeBorrower(server);
});
beforeEach(async () => {
  key = await storeLoan(server, userId, YEAR_LOAN);
});
afterAll(() => database.close());

const known = (on: string, reference: string) => ({
  valueOn: day(on),
  reference,
  recordedAt: `${on}T12:00:00.000Z`,
});

const PAYOUT: readonly LoanEvent[] = [
  { kind: 'payout-sent', ...known('2026-11-20', 'payout'), amount: YEAR_LOAN.credit },
  { kind: 'disbursed', ...known('2026-11-20', 'payout'), amount: YEAR_LOAN.credit },
];

const paid = (on: string, reference: string): LoanEvent => ({
  kind: 'payment-received',
  ...known(on, reference),
  amount: YEAR_LOAN.monthly,
  method: 'card',
});

const record = (events: readonly LoanEvent[], asOf: string) =>
  transaction(server.db, async (tx) =>
    recordEvents(server, tx, await lockLoan(tx, key), events, { asOf: day(asOf), actor: 'system' }),
  );

const entriesOf = () =>
  server.db
    .selectFrom('ledger_transactions')
    .select(['booked_on', 'cause'])
    .where('loan_id', '=', key.loanId)
    .execute();

describe('what happens to a loan', () => {
  test('is booked as the difference it makes, in one entry', async () => {
    await record(PAYOUT, '2026-11-20');
    expect(await entriesOf()).toEqual([{ booked_on: '2026-11-20', cause: 'payout-sent, disbursed' }]);
    expect(Object.fromEntries(await readBalances(server.db, key))).toEqual({
      'loan-receivable': YEAR_LOAN.credit + YEAR_LOAN.fee,
      bank: -YEAR_LOAN.credit,
      'fee-income': -YEAR_LOAN.fee,
    });
    expect(await readLoan(server.db, key)).toMatchObject({
      state: 'Live',
      disbursed_on: '2026-11-20',
      next_change_on: '2026-12-05',
      next_collection_submit_on: '2026-12-11',
    });
  });

  test('counts once, however often it is said', async () => {
    await record([...PAYOUT, ...PAYOUT], '2026-11-20');
    await record(PAYOUT, '2026-11-20');
    expect(await listEvents(server.db, key)).toHaveLength(2);
    expect(await entriesOf()).toHaveLength(1);
  });

  test('books nothing where nothing changes', async () => {
    await record(PAYOUT, '2026-11-20');
    await record([{ kind: 'mandate-activated', ...known('2026-11-24', 'mandate') }], '2026-11-24');
    expect(await entriesOf()).toHaveLength(1);
    expect((await readLoan(server.db, key)).is_mandate_active).toBe(true);
  });

  test('never takes the row back to an earlier day', async () => {
    await record(PAYOUT, '2026-12-20');
    await record([paid('2026-12-01', 'early')], '2026-12-02');
    expect((await readLoan(server.db, key)).projected_on).toBe('2026-12-20');
  });

  test('is undone whole when the transaction fails', async () => {
    await record(PAYOUT, '2026-11-20');
    const before = await readLoan(server.db, key);
    const failing = transaction(server.db, async (tx) => {
      const loan = await lockLoan(tx, key);
      await recordEvents(server, tx, loan, [paid('2026-12-01', 'lost')], {
        asOf: day('2026-12-01'),
        actor: 'system',
      });
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await readLoan(server.db, key)).toEqual(before);
    expect(await listEvents(server.db, key)).toHaveLength(2);
  });
});

describe('two that report events of one loan at the same time', () => {
  test('are recorded one after the other, and neither is lost', async () => {
    await record(PAYOUT, '2026-11-20');
    const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08'];
    await Promise.all(days.map((on) => record([paid(on, `card ${on}`)], on)));
    expect(await listEvents(server.db, key)).toHaveLength(2 + days.length);
    expect(await readLoan(server.db, key)).toMatchObject({
      total_paid_pence: YEAR_LOAN.monthly * days.length,
      version: 2 + days.length,
    });
  });

  test('that report the same event count once', async () => {
    await record(PAYOUT, '2026-11-20');
    const changes = await Promise.all(
      Array.from({ length: 5 }, () => record([paid('2026-12-01', 'the same')], '2026-12-01')),
    );
    expect(changes.filter(({ fresh }) => fresh.length === 1)).toHaveLength(1);
    expect((await readLoan(server.db, key)).total_paid_pence).toBe(YEAR_LOAN.monthly);
  });

  test('leave each account equal to its meaning', async () => {
    const { results } = await verifyRecords(server.db);
    const ledger = results.filter(({ check }) => /ledger|account|replay|due|audit/.test(check));
    expect(ledger.flatMap(({ differences }) => differences)).toEqual([]);
  });
});
