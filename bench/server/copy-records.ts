import type { Db } from '@fairlead/server/database/database';
import { sql } from 'kysely';

/** In the order in which they refer to one another. */
const TABLES = [
  'users',
  'contact_permissions',
  'auth_tokens',
  'loan_applications',
  'bank_accounts',
  'loans',
  'loan_events',
  'ledger_transactions',
  'ledger_postings',
  'mandates',
  'payments',
  'payouts',
] as const;

const PAGE = 2_000;

/** Copies the records of borrowers and loans into another migrated database. */
export async function copyRecords(from: Db, to: Db): Promise<void> {
  for (const table of TABLES) {
    for (let offset = 0; ; offset += PAGE) {
      const { rows } = await sql<{ records: string | null }>`
        select json_agg(page)::text as records
        from (select * from ${sql.table(table)} order by 1, 2, 3 limit ${PAGE} offset ${offset}) as page`.execute(
        from,
      );
      const records = rows[0]?.records ?? null;
      if (records === null) break;
      await sql`
        insert into ${sql.table(table)}
        select * from json_populate_recordset(null::${sql.table(table)}, ${records}::json)`.execute(to);
    }
  }
}
