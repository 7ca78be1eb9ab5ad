import { servicesOn } from '@fairlead/testing/services-on';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { addDays, type Day } from '@fairlead/core/calendar/day';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { pence } from '@fairlead/core/money/pence';
import { migratedDump } from '@fairlead/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_NIGHTLY } from '../../../../scripts/nightly.ts';
import type { AppServices } from '../context.ts';
import { json } from '../database/columns.ts';
import { openDatabase, transaction, type Db, type OpenDatabase } from '../database/database.ts';
import { lockLoan, type LoanKey } from '../resources/loan/loan-store.ts';
import { recordEvents } from '../resources/loan/record-events.ts';
import { SeededRandom } from '@fairlead/testing/loans/seeded-random';
import { generatedHistory, type GeneratedHistory } from '@fairlead/testing/loans/generated-history';
import { storeBorrower, storeLoan } from '@fairlead/testing/loans/stored-loan';
import { verifyRecords } from './verify-records.ts';

const LOANS = IS_NIGHTLY ? 200 : 60;
const SEED = 20261120;
const RECORDINGS = 3;
const AT = '2026-11-20T10:00:00.000Z';

const dataFolder = mkdtempSync(join(tmpdir(), 'fairlead-generated-'));
let database: OpenDatabase;

const open = () => openDatabase({ url: undefined, poolSize: 1, dataFolder }, () => undefined);

beforeAll(async () => {
  const dataDir = join(dataFolder, 'postgres');
  const pglite = await PGlite.create({ dataDir, loadDataDir: await migratedDump() });
  await pglite.close();
  database = await open();
});
afterAll(async () => {
  await database.close();
  rmSync(dataFolder, { recursive: true });
});

const cardPaymentsIn = ({ heard }: GeneratedHistory) =>
  heard
    .map(({ event }) => event)
    .filter((event) => event.kind === 'payment-received')
    .filter(({ method }) => method === 'card');

/** The payout, the payments and the provider's event for each, as the jobs leave them. */
async function storeMoneyRows(db: Db, { userId, loanId }: LoanKey, history: GeneratedHistory): Promise<void> {
  const ofLoan = { user_id: userId, brand_id: 'lendable', loan_id: loanId } as const;
  await db.deleteFrom('payouts').where('loan_id', '=', loanId).execute();
  await db
    .insertInto('payouts')
    .values({
      ...ofLoan,
      id: history.payoutId,
      attempt: 1,
      amount_pence: history.agreement.credit,
      status: 'settled',
      created_at: AT,
      updated_at: AT,
    })
    .execute();
  const payments = history.payments.map(({ id, row, status, collectedOn }) => ({
    ...ofLoan,
    id,
    kind: 'direct-debit' as const,
    purpose: 'instalment' as const,
    instalment: row.number,
    attempt: 1,
    amount_pence: row.payment,
    status,
    due_on: row.dueOn,
    collect_on: collectedOn ?? row.collectOn,
    submit_on: row.dueOn,
    created_on: row.dueOn,
    updated_at: AT,
  }));
  const byCard = cardPaymentsIn(history).map(({ reference: id, amount, valueOn }) => ({
    ...ofLoan,
    id,
    kind: 'card' as const,
    purpose: 'late' as const,
    instalment: null,
    attempt: 1,
    amount_pence: amount,
    status: 'collected' as const,
    due_on: valueOn,
    collect_on: valueOn,
    submit_on: valueOn,
    created_on: valueOn,
    asked_at: AT,
    updated_at: AT,
  }));
  await db
    .insertInto('payments')
    .values([...payments, ...byCard])
    .execute();
  const collections = history.payments.flatMap(({ id, row, collectedOn }) =>
    collectedOn === null
      ? []
      : {
          provider: 'direct-debit',
          event_id: `${id}:collected`,
          body: json({ kind: 'collection-collected', idempotencyKey: id, amount: row.payment }),
          taken_in_at: AT,
          applied_at: AT,
        },
  );
  const charged = cardPaymentsIn(history).map(({ reference: id, amount }) => ({
    provider: 'cards',
    event_id: `${id}:charged`,
    body: json({ kind: 'card-charged', idempotencyKey: id, amount }),
    taken_in_at: AT,
    applied_at: AT,
  }));
  if (charged.length > 0) await db.insertInto('provider_events').values(charged).execute();
  if (collections.length > 0) await db.insertInto('provider_events').values(collections).execute();
}

/** The history in a few portions, each out of order and partly said twice, as of the day it had become known. */
function portionsOf({ heard }: GeneratedHistory, dice: SeededRandom): { asOf: Day; events: LoanEvent[] }[] {
  const inTime = heard.toSorted((a, b) => (a.on < b.on ? -1 : 1));
  const size = Math.ceil(inTime.length / RECORDINGS);
  return Array.from({ length: RECORDINGS }, (_, index) => {
    const own = inTime.slice(index * size, (index + 1) * size);
    const again = inTime.slice(Math.max(0, index * size - 2), index * size);
    return {
      asOf: addDays(own.at(-1)?.on ?? inTime.at(-1)?.on ?? heard[0]!.on, dice.upTo(3)),
      events: [...own, ...again].map(({ event }) => event).toSorted(() => dice.fraction() - 0.5),
    };
  });
}

async function live(server: AppServices, userId: string, dice: SeededRandom): Promise<void> {
  const history = generatedHistory(dice);
  const key = await storeLoan(server, userId, history.agreement);
  await storeMoneyRows(server.db, key, history);
  for (const { asOf, events } of portionsOf(history, dice)) {
    await transaction(server.db, async (tx) => {
      await recordEvents(server, tx, await lockLoan(tx, key), events, { asOf, actor: 'system' });
    });
  }
}

const PATIENCE_MS = 180_000;

describe('generated loans', { timeout: PATIENCE_MS }, () => {
  test('equal their replay after a restart, with the cash summed a second way', async () => {
    const dice = new SeededRandom(SEED);
    const server = servicesOn(database.db);
    const userId = await storeBorrower(server);
    for (let loan = 0; loan < LOANS; loan += 1) await live(server, userId, dice);
    await database.close();
    database = await open();

    const { loans, results } = await verifyRecords(database.db);
    expect(loans).toBe(LOANS);
    expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
    const states = await database.db.selectFrom('loans').select('state').distinct().execute();
    expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['Live', 'Late', 'Complete']));
  });

  test('a figure changed behind the history’s back is found, by its name', async () => {
    const { id, outstanding_pence } = await database.db
      .selectFrom('loans')
      .select(['id', 'outstanding_pence'])
      .limit(1)
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('loans')
      .set({ outstanding_pence: pence(outstanding_pence + 1) })
      .where('id', '=', id)
      .execute();
    const { results } = await verifyRecords(database.db);
    const found = results.filter(({ differences }) => differences.length > 0);
    expect(found.map(({ check }) => check)).toEqual([
      'every loan row equals its replay',
      'paid + outstanding + written off = due',
    ]);
    expect(found[0]?.differences[0]).toMatch(new RegExp(`^loan ${id}: outstanding_pence is `));
  });
});
