import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { ChainLinksTable } from '../../database/tables/chain.ts';
import { CHAINED_TABLES, type ChainedTableName } from './chained-tables.ts';

export type ChainLink = Selectable<ChainLinksTable>;

export interface NotedRow {
  readonly table: ChainedTableName;
  readonly key: string;
}

/** A row as linked. The digest of one that was gone by then is empty. */
export interface LinkedRow extends NotedRow {
  readonly digest: string;
}

/** Any number that nothing else locks. */
const CHAIN_LOCK = 8_203_037;

/** Holds the end of the chain until the transaction ends; false when another worker holds it. */
export async function lockChain(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${CHAIN_LOCK}) as "isLocked"`.execute(tx);
  return rows[0]?.isLocked ?? false;
}

/** Rows that were noted and are in no link yet. */
export async function listNotedRows(db: Db, limit: number): Promise<NotedRow[]> {
  return db
    .selectFrom('chained_rows')
    .select(['table_name as table', 'row_key as key'])
    .where('link', 'is', null)
    .limit(limit)
    .$narrowType<{ table: ChainedTableName }>()
    .execute();
}

/** The key of a row of `stored`, as its note has it. */
function keyOf(table: ChainedTableName): RawBuilder<string> {
  const columns = Object.keys(CHAINED_TABLES[table].key).map((column) => `stored.${column}`);
  return sql.raw(`jsonb_build_array(${columns.join(', ')})::text`);
}

/** Equal rows have equal text: jsonb orders its keys, numbers are exact, and every session shows times in UTC. */
function digestOf(table: ChainedTableName): RawBuilder<string> {
  const facts = CHAINED_TABLES[table].columns.map((column) => `'${column}', ${column}`).join(', ');
  const text = `jsonb_strip_nulls(jsonb_build_object(${facts}))::text`;
  return sql.raw(`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`);
}

/** The digests of rows as they are now, by key; a row that is not there has none. */
export async function readDigests(
  db: Db,
  table: ChainedTableName,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const columns = Object.entries<string>(CHAINED_TABLES[table].key);
  const names = sql.raw(columns.map(([name]) => name).join(', '));
  const wanted = sql.raw(
    columns.map(([, type], index) => `(wanted::jsonb ->> ${index})::${type}`).join(', '),
  );
  const { rows } = await sql<{ key: string; digest: string }>`
    select ${keyOf(table)} as key, ${digestOf(table)} as digest from ${sql.table(table)} as stored
    where (${names}) in
      (select ${wanted} from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as wanted)`.execute(
    db,
  );
  return new Map(rows.map(({ key, digest }) => [key, digest]));
}

export async function findLastLink(db: Db): Promise<ChainLink | undefined> {
  return db.selectFrom('chain_links').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
}

export async function insertLink(tx: Db, link: ChainLink, rows: readonly LinkedRow[]): Promise<void> {
  await tx.insertInto('chain_links').values(link).execute();
  await sql`
    update chained_rows as noted set digest = linked.digest, link = ${link.number}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as linked("table" text, "key" text, digest text)
    where noted.table_name = linked."table" and noted.row_key = linked."key"`.execute(tx);
}

export async function listLinksAfter(db: Db, number: number, limit: number): Promise<ChainLink[]> {
  return db
    .selectFrom('chain_links')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** The rows of these links. */
export async function listLinkedRows(
  db: Db,
  links: readonly ChainLink[],
): Promise<(LinkedRow & { readonly link: number })[]> {
  if (links.length === 0) return [];
  return db
    .selectFrom('chained_rows')
    .select(['table_name as table', 'row_key as key', 'digest', 'link'])
    .where(
      'link',
      'in',
      links.map(({ number }) => number),
    )
    .$narrowType<{ table: ChainedTableName; digest: string; link: number }>()
    .execute();
}

/** Which of these rows were erased, not only deleted. */
export async function listErasedKeys(
  db: Db,
  table: ChainedTableName,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('erased_rows')
    .select('row_key')
    .where('table_name', '=', table)
    .where('row_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ row_key }) => row_key));
}

/** When the server made the id, which begins with the milliseconds of that moment (UUID version 7). */
const MADE_AT = sql.raw(
  "to_timestamp(('x' || left(replace(erasures.id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)",
);

/** What was erased as a whole, and what speaks against it. */
export interface DoubtfulErasure {
  readonly kind: string;
  readonly id: string;
  readonly isUnaudited: boolean;
  readonly isTooEarly: boolean;
  readonly isRepeated: boolean;
  readonly isStillThere: boolean;
}

/**
 * Erasures that `erase_records` would not have made like this, or that no row of the audit trail shows. An id says when
 * its record was made, and the chain has the keys of its rows, so no one can make a record look older afterwards. Of
 * rows erased before migration 0021 only those of a loan itself say what was erased.
 */
export async function listDoubtfulErasures(db: Db, limit: number): Promise<DoubtfulErasure[]> {
  const { rows } = await sql<DoubtfulErasure>`
    with erasures as (
      select coalesce(kind, 'loan') as kind, coalesce(root_id::text, row_key::jsonb ->> 1)::uuid as id,
             max(erased_on) as erased_on, count(distinct erased_at) > 1 as "isRepeated"
        from erased_rows where root_id is not null or table_name = 'loans' group by 1, 2),
    judged as (
      select kind, id, "isRepeated",
             not exists (select from audit_rows where action = 'erased' and subject_type = kind
                           and subject_id = erasures.id::text) as "isUnaudited",
             coalesce(erased_on > erasure_day() or ${MADE_AT} >=
               erased_on + 1 - case kind when 'loan' then interval '6 years' else interval '12 months' end,
               false) as "isTooEarly",
             case kind when 'loan' then exists (select from loans where loans.id = erasures.id)
                       when 'application' then exists (select from loan_applications as application
                                                        where application.id = erasures.id)
                       else exists (select from users where users.id = erasures.id) end as "isStillThere"
        from erasures)
    select * from judged where "isUnaudited" or "isTooEarly" or "isRepeated" or "isStillThere"
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Rows of a table that were written without being noted. */
export async function listUnnotedRows(db: Db, table: ChainedTableName, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${keyOf(table)} as key from ${sql.table(table)} as stored
    where not exists (
      select 1 from chained_rows as noted where noted.table_name = ${table} and noted.row_key = ${keyOf(table)})
    limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}
