import { SECOND_LOOK_OPEN_DAYS } from '@fairlead/core/application/second-look';
import { addDays, type Day } from '@fairlead/core/calendar/day';
import { londonMidnight } from '@fairlead/core/calendar/london';
import type { ApplicationState } from '@fairlead/core/application/states';
import { sql, type ExpressionBuilder, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Database } from '../../database/schema.ts';
import type { LoanApplicationsTable } from '../../database/tables/loan-applications.ts';
import type { Owner } from '../user/user-store.ts';

export type ApplicationRow = Selectable<LoanApplicationsTable>;
export type ApplicationChanges = Updateable<LoanApplicationsTable>;
export type NewApplicationRow = Insertable<LoanApplicationsTable>;

/** Who asks: the server itself, or a session that sees all of the borrower's (`limitedTo` null) or one application. */
export type Asking = Owner & { readonly limitedTo?: string | null };

export async function findApplication(
  db: Db,
  asking: Asking,
  id: string,
): Promise<ApplicationRow | undefined> {
  return applicationOf(db, asking, id).executeTakeFirst();
}

/** The row, held until the transaction ends, so that two steps of one application never cross. */
export async function lockApplication(
  tx: Db,
  asking: Asking,
  id: string,
): Promise<ApplicationRow | undefined> {
  return applicationOf(tx, asking, id).forUpdate().executeTakeFirst();
}

function applicationOf(db: Db, { userId, brandId, limitedTo }: Asking, id: string) {
  const found = db
    .selectFrom('loan_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('id', '=', id);
  return limitedTo === null ? found.where(isForTheAccount) : found;
}

/**
 * An application that came from outside of the account is the account's only once a link was opened in its mailbox:
 * until then it may be another person's.
 */
export function isForTheAccount({
  exists,
  or,
  selectFrom,
}: ExpressionBuilder<Database, 'loan_applications'>) {
  const proven = selectFrom('users')
    .select('users.id')
    .whereRef('users.id', '=', 'loan_applications.user_id')
    .where('email_proven_at', 'is not', null);
  return or([sql<boolean>`not loan_applications.is_from_outside`, exists(proven)]);
}

/** Newest first. */
export async function listApplications(db: Db, { userId, brandId }: Owner): Promise<ApplicationRow[]> {
  return db
    .selectFrom('loan_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * The borrower's newest application that they made themselves: one from outside of the account may be another person's,
 * and says nothing of the borrower.
 */
export async function findNewestStated(
  db: Db,
  { userId, brandId }: Owner,
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('loan_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('is_from_outside', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertApplication(tx: Db, row: NewApplicationRow): Promise<ApplicationRow> {
  return tx.insertInto('loan_applications').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateApplication(
  tx: Db,
  { user_id, id }: Pick<ApplicationRow, 'user_id' | 'id'>,
  changes: ApplicationChanges,
): Promise<ApplicationRow> {
  return tx
    .updateTable('loan_applications')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const MAY_EXPIRE: readonly ApplicationState[] = [
  'Quoted',
  'Address Mismatch',
  'Referred',
  'Requirements',
  'Documents',
  'Unrequested',
];

/** Applications whose last day is over, of every borrower: for the daily run. */
export async function listOverdueApplications(
  db: Db,
  today: Day,
): Promise<(Owner & { readonly id: string })[]> {
  return db
    .selectFrom('loan_applications')
    .select(['user_id as userId', 'brand_id as brandId', 'id'])
    .where('expires_on', '<', today)
    .where('state', 'in', MAY_EXPIRE)
    .orderBy('id')
    .execute();
}

/** Declined applications whose borrower wants an email when they can apply again. */
export async function listToFollowUp(db: Db): Promise<(Owner & { readonly id: string })[]> {
  return db
    .selectFrom('loan_applications')
    .select(['user_id as userId', 'brand_id as brandId', 'id'])
    .where('state', '=', sql.lit('Declined'))
    .where('follow_up', '=', true)
    .where('followed_up_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** How many applications staff see in their list. */
const MOST_WAITING = 100;

/**
 * Applications that a person decides: referred ones with a bureau's report, and declined ones whose applicant asks for a
 * second look. Of every borrower and brand, the longest waiting first: for staff.
 */
export async function listWaitingApplications(db: Db, today: Day): Promise<ApplicationRow[]> {
  return waiting(db, today).orderBy('created_at').orderBy('id').limit(MOST_WAITING).execute();
}

/** One of them, for staff; undefined when it is not waiting any more. */
export async function findWaitingApplication(
  db: Db,
  today: Day,
  id: string,
): Promise<ApplicationRow | undefined> {
  return waiting(db, today).where('id', '=', id).executeTakeFirst();
}

/** Second looks that were asked for before this are not answered any more. */
export function secondLooksSince(today: Day): Instant {
  return new Date(londonMidnight(addDays(today, -SECOND_LOOK_OPEN_DAYS))).toISOString();
}

function waiting(db: Db, today: Day) {
  return db
    .selectFrom('loan_applications')
    .selectAll()
    .where('decision', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('state', '=', 'Referred'),
          or([eb('expires_on', 'is', null), eb('expires_on', '>=', today)]),
        ]),
        and([
          eb('state', '=', 'Declined'),
          eb('second_look_asked_at', '>=', secondLooksSince(today)),
          eb('second_look_answered_at', 'is', null),
        ]),
      ]),
    );
}

function findOwner(db: Db, key: 'id' | 'reference', value: string): Promise<Owner | undefined> {
  return db
    .selectFrom('loan_applications')
    .select(['user_id as userId', 'brand_id as brandId'])
    .where(key, '=', value)
    .executeTakeFirst();
}

/** Whose application has this reference, of every brand: for staff. */
export const findOwnerOfReference = (db: Db, reference: string) => findOwner(db, 'reference', reference);

/** Whose application this is, whatever its state: for staff. */
export const findOwnerOfApplication = (db: Db, id: string) => findOwner(db, 'id', id);
