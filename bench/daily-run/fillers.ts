import { transaction, type Db } from '@fairlead/server/database/database';
import type { LoanKey } from '@fairlead/server/resources/loan/loan-store';
import { sql } from 'kysely';

/** What a loan consists of: the ids that each copy gets of its own, and what has to be unique besides. */
const TABLES = {
  users: { owner: 'id', ids: ['id'], texts: ['email_index'] },
  loan_applications: { owner: 'user_id', ids: ['user_id', 'id'], texts: ['reference'] },
  bank_accounts: { owner: 'user_id', ids: ['user_id', 'id', 'application_id'], texts: [] },
  loans: { owner: 'user_id', ids: ['user_id', 'id', 'application_id'], texts: ['reference'] },
  loan_events: { owner: 'user_id', ids: ['user_id', 'loan_id'], texts: [] },
  mandates: {
    owner: 'user_id',
    ids: ['user_id', 'id', 'loan_id', 'bank_account_id'],
    texts: ['provider_mandate_id'],
  },
  payouts: { owner: 'user_id', ids: ['user_id', 'id', 'loan_id'], texts: [] },
} as const;

/** Copies a loan so many times, each with a borrower of its own and with nothing to do for years. */
export async function addFillers(owner: Db, { userId }: LoanKey, count: number): Promise<void> {
  await transaction(owner, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx); // neither triggers nor references
    for (const [table, { owner: column, ids, texts }] of Object.entries(TABLES)) {
      const changed = [
        ...ids.map((id) => sql`${id}::text, md5(copied.${sql.ref(id)}::text || n)::uuid`),
        ...texts.map((text) => sql`${text}::text, copied.${sql.ref(text)} || '-' || n`),
        ...(table === 'loans'
          ? [sql`'next_change_on', '2036-01-01', 'next_collection_submit_on', '2036-01-01'`]
          : []),
      ];
      await sql`
        insert into ${sql.table(table)}
        select made.* from ${sql.table(table)} as copied
        cross join generate_series(1, ${sql.lit(count)}) as n
        cross join lateral jsonb_populate_record(copied, jsonb_build_object(${sql.join(changed)})) as made
        where copied.${sql.ref(column)} = ${userId}`.execute(tx);
    }
  });
}
