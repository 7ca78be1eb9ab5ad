import { sql } from 'kysely';
import type { Db } from '@fairlead/server/database/database';

/** Counting a call against its limit is not an effect of the call. The chain follows the rows that are digested here. */
const NOT_EFFECTS: readonly string[] = ['rate_limits', 'chain_links', 'chained_rows'];

/** Neither is that the caller's own token was used. */
const NOTED_USE: Readonly<Record<string, readonly string[]>> = {
  auth_tokens: ['idle_expires_at', 'used_at', 'changed_in'],
};

/** Rows that a refused call leaves: the record that it was refused. */
const REFUSALS: Readonly<Record<string, string>> = {
  audit_rows: "stored.action = 'access-denied'",
};

async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select case when schemaname = 'public' then tablename else schemaname || '.' || tablename end as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !NOT_EFFECTS.includes(name));
}

const digestOf = (name: string) => sql`
  select ${name}::text as name, count(*) || ' rows, ' || coalesce(md5(string_agg(digest, '' order by digest)), 'none') as digest
  from (
    select md5((to_jsonb(stored) - ${[...(NOTED_USE[name] ?? [])]}::text[])::text) as digest
    from ${sql.table(name)} as stored
    where not (${sql.raw(REFUSALS[name] ?? 'false')})) as digests`;

/**
 * Every table with a count and a digest of its rows: two databases with equal digests are the same. The database makes
 * the digest, because equal numbers of JSON can have different serialised forms in V8.
 */
export async function databaseDigest(db: Db): Promise<Record<string, string>> {
  const tables = await tableNames(db);
  const { rows } = await sql<{ name: string; digest: string }>`
    ${sql.join(tables.map(digestOf), sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
