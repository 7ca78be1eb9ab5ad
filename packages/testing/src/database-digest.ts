import { sql, type RawBuilder } from 'kysely';
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
  select ${name}::text as name, count(*) || ' rows, ' || coalesce(md5(string_agg(digest, '' order by digest)), 'none') as text
  from (
    select md5((to_jsonb(stored) - ${[...(NOTED_USE[name] ?? [])]}::text[])::text) as digest
    from ${sql.table(name)} as stored
    where not (${sql.raw(REFUSALS[name] ?? 'false')})) as digests`;

/** Differs whenever a row was added, changed or deleted, as a later transaction has a higher number; needs no row's content. */
const versionOf = (name: string) => sql`
  select ${name}::text as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as text from ${sql.table(name)}`;

interface Digest {
  readonly version: string;
  readonly digest: string;
}

/** The last digest of each table of a database: most tables are the same from one call to the next. */
const LAST = new WeakMap<Db, ReadonlyMap<string, Digest>>();

async function textsOf(db: Db, tables: readonly string[], textOf: (name: string) => RawBuilder<unknown>) {
  if (tables.length === 0) return new Map<string, string>();
  const { rows } = await sql<{ name: string; text: string }>`
    ${sql.join(tables.map(textOf), sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, text }) => [name, text]));
}

/**
 * Every table with a count and a digest of its rows: two databases with equal digests are the same. The database makes
 * the digest, because equal numbers of JSON can have different serialised forms in V8.
 */
export async function databaseDigest(db: Db): Promise<Record<string, string>> {
  const last = LAST.get(db);
  const versions = await textsOf(db, await tableNames(db), versionOf);
  const changed = [...versions].filter(([name, version]) => last?.get(name)?.version !== version);
  const digests = await textsOf(
    db,
    changed.map(([name]) => name),
    digestOf,
  );
  const now = [...versions].map(
    ([name, version]) =>
      [name, { version, digest: digests.get(name) ?? last?.get(name)?.digest ?? '' }] as const,
  );
  LAST.set(db, new Map(now));
  return Object.fromEntries(now.map(([name, { digest }]) => [name, digest]));
}
