import type { Day } from '@fairlead/core/calendar/day';
import { LOAN_GROUPS } from '@fairlead/core/loan/states';
import { sql } from 'kysely';
import type { BrandId } from '@fairlead/brands/brand';
import { json, type Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { BORROWER_ROLES } from '../user/users.ts';

export type ErasedKind = 'loan' | 'application' | 'account';

/** What is erased as a whole, with every row that names it. */
export interface Erasable {
  readonly userId: string;
  readonly id: string;
  readonly brandId: BrandId;
}

const PAGE = 100;

/** What the database refuses to erase is not due yet: its own clock can be behind. */
const isErasable = (kind: ErasedKind, userId: string, id: string) =>
  sql<boolean>`erasure_obstacle(${kind}, ${sql.ref(userId)}, ${sql.ref(id)}) is null`;

/** Loans that ended before the day: their last event is older, and nothing is left to happen. */
export async function listLoansEndedBefore(db: Db, before: Day): Promise<Erasable[]> {
  return db
    .selectFrom('loans')
    .select(['user_id as userId', 'id', 'brand_id as brandId'])
    .where('state', 'not in', LOAN_GROUPS.active)
    .where('signed_on', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('loan_events')
            .select('sequence')
            .whereRef('loan_events.user_id', '=', 'loans.user_id')
            .whereRef('loan_events.loan_id', '=', 'loans.id')
            .where('value_on', '>=', before),
        ),
      ),
    )
    .where(isErasable('loan', 'user_id', 'id'))
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

/** Applications without a loan that were last changed before the instant. */
export async function listApplicationsChangedBefore(db: Db, before: Instant): Promise<Erasable[]> {
  return db
    .selectFrom('loan_applications')
    .select(['user_id as userId', 'id', 'brand_id as brandId'])
    .where('state', '<>', 'Requested')
    .where('updated_at', '<', before)
    .where(isErasable('application', 'user_id', 'id'))
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

/** Applications whose loan was erased. */
export async function listApplicationsOfErasedLoans(db: Db): Promise<Erasable[]> {
  return db
    .selectFrom('loan_applications as application')
    .select(['application.user_id as userId', 'application.id', 'application.brand_id as brandId'])
    .where('application.state', '=', 'Requested')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('loans')
            .select('loans.id')
            .whereRef('loans.user_id', '=', 'application.user_id')
            .whereRef('loans.application_id', '=', 'application.id'),
        ),
      ),
    )
    .where(isErasable('application', 'application.user_id', 'application.id'))
    .orderBy('application.id')
    .limit(PAGE)
    .execute();
}

/** Accounts of borrowers without an application, made before the instant. */
export async function listEmptyAccountsBefore(db: Db, before: Instant): Promise<Erasable[]> {
  return db
    .selectFrom('users')
    .select(['users.id as userId', 'users.id', 'users.brand_id as brandId'])
    .where('users.created_at', '<', before)
    .where(sql<boolean>`users.roles = ${json(BORROWER_ROLES)}::jsonb`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('loan_applications')
            .select('loan_applications.id')
            .whereRef('loan_applications.user_id', '=', 'users.id'),
        ),
      ),
    )
    .where(isErasable('account', 'users.id', 'users.id'))
    .orderBy('users.id')
    .limit(PAGE)
    .execute();
}

/** Holds the account until the transaction ends, so that no application is added meanwhile; false when it is gone. */
export async function lockAccount(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The files of an application whose bytes are outside of the database. */
export async function listFilesOutside(
  db: Db,
  { userId, id }: Pick<Erasable, 'userId' | 'id'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('attachments')
    .select('id')
    .where('user_id', '=', userId)
    .where('application_id', '=', id)
    .where('stored_in', '<>', 'database')
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes the record and every row that names it; what is in the chain is noted as erased. */
export async function eraseRecord(tx: Db, kind: ErasedKind, { userId, id }: Erasable): Promise<void> {
  await sql`select erase_records(${kind}, ${userId}::uuid, ${id}::uuid)`.execute(tx);
}
