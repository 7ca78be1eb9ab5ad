import type { Day } from '@fairlead/core/calendar/day';
import type { StatementAnswers } from '@fairlead/core/financial-statement/answers';
import type { Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { FinancialStatementsTable } from '../../database/tables/financial-statements.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { Owner } from '../user/user-store.ts';

type StatementRow = Selectable<FinancialStatementsTable>;

/** A statement with its answers opened. */
export interface StoredStatement extends Omit<StatementRow, 'answers_encrypted'> {
  readonly answers: StatementAnswers;
}

export interface NewStatement extends Owner {
  readonly id: string;
  readonly answers: StatementAnswers;
  readonly startedOn: Day;
  readonly expiresOn: Day;
  readonly filledInFrom: Day | null;
  readonly now: Instant;
}

const placeOf = (row: string) => ({ table: 'financial_statements', row, column: 'answers_encrypted' });

function opened(cipher: Cipher, { answers_encrypted, ...row }: StatementRow): StoredStatement {
  // The cipher vouches that this is what was sealed below.
  const answers = JSON.parse(cipher.open(placeOf(row.id), answers_encrypted)) as StatementAnswers;
  return { ...row, answers };
}

const statementsOf = (db: Db, { userId, brandId }: Owner) =>
  db
    .selectFrom('financial_statements')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId);

/** The statement that was started last. */
export async function findNewestStatement(
  db: Db,
  cipher: Cipher,
  owner: Owner,
): Promise<StoredStatement | undefined> {
  const row = await statementsOf(db, owner).orderBy('started_on', 'desc').limit(1).executeTakeFirst();
  return row && opened(cipher, row);
}

export async function findStatement(
  db: Db,
  cipher: Cipher,
  owner: Owner,
  id: string,
): Promise<StoredStatement | undefined> {
  const row = await statementsOf(db, owner).where('id', '=', id).executeTakeFirst();
  return row && opened(cipher, row);
}

/** Holds the statement until the transaction ends, so that of two changes the second sees the first. */
export async function lockStatement(
  tx: Db,
  cipher: Cipher,
  owner: Owner,
  id: string,
): Promise<StoredStatement | undefined> {
  const row = await statementsOf(tx, owner).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && opened(cipher, row);
}

export async function insertStatement(
  tx: Db,
  cipher: Cipher,
  statement: NewStatement,
): Promise<StoredStatement> {
  const { id, answers, now } = statement;
  const row = await tx
    .insertInto('financial_statements')
    .values({
      user_id: statement.userId,
      id,
      brand_id: statement.brandId,
      version: 1,
      answers_encrypted: cipher.seal(placeOf(id), JSON.stringify(answers)),
      started_on: statement.startedOn,
      expires_on: statement.expiresOn,
      filled_in_from: statement.filledInFrom,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(cipher, row);
}

/** Replaces the answers of a statement that is held. */
export async function updateStatement(
  tx: Db,
  cipher: Cipher,
  { user_id, id, version }: StoredStatement,
  { answers, now }: { readonly answers: StatementAnswers; readonly now: Instant },
): Promise<StoredStatement> {
  const row = await tx
    .updateTable('financial_statements')
    .set({
      version: version + 1,
      answers_encrypted: cipher.seal(placeOf(id), JSON.stringify(answers)),
      changed_at: now,
    })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(cipher, row);
}

/** Those of a borrower who asks for erasure. */
export async function deleteStatementsOf(tx: Db, { userId, brandId }: Owner): Promise<void> {
  await tx
    .deleteFrom('financial_statements')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .execute();
}

export async function deleteStatementsBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('financial_statements').where('changed_at', '<', instant).execute();
}
