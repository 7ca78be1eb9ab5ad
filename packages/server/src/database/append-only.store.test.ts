import { openTestDatabase } from '@fairlead/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from './columns.ts';
import { transaction, type Db } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  // the history of a loan without the loan: only what these triggers look at
  for (const table of ['ledger_transactions', 'ledger_postings', 'loan_events']) {
    await sql.raw(`alter table ${table} drop constraint if exists ${table}_user_id_loan_id_fkey`).execute(db);
  }
});
afterAll(() => close());

const USER = '01a1f866-0d00-742c-8dbe-984679d2ac53';
const LOAN = '01a1f866-0d00-742c-8dbe-984679d2ac54';
const id = (last: string) => `01a1f866-0d00-742c-8dbe-9846790000${last}`;

const book = (transactionId: string, amounts: readonly (readonly ['bank' | 'loan-receivable', number])[]) =>
  transaction(db, async (tx) => {
    const at = '2026-11-20T10:00:00.000Z';
    await sql`insert into ledger_transactions (user_id, id, brand_id, loan_id, booked_on, cause, recorded_at)
      values (${USER}, ${transactionId}, 'lendable', ${LOAN}, '2026-11-20', 'test', ${at})`.execute(tx);
    for (const [account, amount_pence] of amounts) {
      const posting = { user_id: USER, transaction_id: transactionId, loan_id: LOAN, account, amount_pence };
      await tx.insertInto('ledger_postings').values(posting).execute();
    }
  });

describe('the ledger', () => {
  test('takes a transaction whose postings sum to zero', async () => {
    await book(id('01'), [
      ['loan-receivable', 7500_00],
      ['bank', -7500_00],
    ]);
    expect(await db.selectFrom('ledger_postings').selectAll().execute()).toHaveLength(2);
  });

  test('refuses one that is a penny out, whole', async () => {
    await expect(
      book(id('02'), [
        ['loan-receivable', 7500_00],
        ['bank', -7499_99],
      ]),
    ).rejects.toThrow('sum to 1');
    expect(await db.selectFrom('ledger_transactions').selectAll().execute()).toHaveLength(1);
  });
});

describe('what happened', () => {
  test.each(['ledger_postings', 'ledger_transactions'])(
    '%s can be neither changed nor deleted',
    async (table) => {
      const column = table === 'ledger_postings' ? 'account' : 'cause';
      await expect(sql.raw(`update ${table} set ${column} = 'x'`).execute(db)).rejects.toThrow('append-only');
      await expect(sql.raw(`delete from ${table}`).execute(db)).rejects.toThrow('append-only');
    },
  );

  test('the audit trail can be neither changed nor deleted', async () => {
    await db
      .insertInto('audit_rows')
      .values({
        id: id('03'),
        brand_id: 'lendable',
        actor: 'system',
        strength: null,
        request_id: null,
        action: 'tested',
        subject_type: 'test',
        subject_id: 'test',
        detail: json({}),
        at: '2026-11-20T10:00:00.000Z',
      })
      .execute();
    await expect(db.deleteFrom('audit_rows').execute()).rejects.toThrow('append-only');
  });
});

test('migrating what is migrated changes nothing', async () => {
  await migrate(db);
  expect(await isMigrated(db)).toBe(true);
});
