import type { Day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { sql, type ExpressionBuilder, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Database } from '../../database/schema.ts';
import type { LoansTable } from '../../database/tables/loans.ts';
import type { Owner } from '../user/user-store.ts';

export type LoanRow = Selectable<LoansTable>;

/** Names one loan for the server's own work. A borrower's requests use `Owner`. */
export interface LoanKey {
  readonly userId: string;
  readonly loanId: string;
}

export async function findLoan(db: Db, { userId, brandId }: Owner, id: string): Promise<LoanRow | undefined> {
  return db
    .selectFrom('loans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
}

type OfApplication = { readonly user_id: string; readonly id: string };

/** The loan that an application became, if it was signed: the newest, where an earlier one was never paid out. */
export async function findNewestLoan(db: Db, application: OfApplication): Promise<LoanRow | undefined> {
  return newestOf(db, application).selectAll().executeTakeFirst();
}

/** The same, as far as a view of the application shows it. */
export async function findLoanOf(
  db: Db,
  application: OfApplication,
): Promise<Pick<LoanRow, 'id' | 'is_account_needed'> | undefined> {
  return newestOf(db, application).select(['id', 'is_account_needed']).executeTakeFirst();
}

/** The day on which the loan of an application was paid out; null before that, and without a loan. */
export async function findPayoutDay(db: Db, application: OfApplication): Promise<Day | null> {
  const row = await newestOf(db, application).select('disbursed_on').executeTakeFirst();
  return row?.disbursed_on ?? null;
}

function newestOf(db: Db, application: OfApplication) {
  return db
    .selectFrom('loans')
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

export async function readLoan(db: Db, { userId, loanId }: LoanKey): Promise<LoanRow> {
  return ofKey(db, { userId, loanId }).executeTakeFirstOrThrow();
}

/** The row, held until the transaction ends: what happens to one loan happens one after another. */
export async function lockLoan(tx: Db, key: LoanKey): Promise<LoanRow> {
  return ofKey(tx, key).forUpdate().executeTakeFirstOrThrow();
}

function ofKey(db: Db, { userId, loanId }: LoanKey) {
  return db.selectFrom('loans').selectAll().where('user_id', '=', userId).where('id', '=', loanId);
}

export async function insertLoan(tx: Db, row: Insertable<LoansTable>): Promise<void> {
  await tx.insertInto('loans').values(row).execute();
}

export async function updateLoan(
  tx: Db,
  { userId, loanId }: LoanKey,
  changes: Updateable<LoansTable>,
): Promise<void> {
  await tx.updateTable('loans').set(changes).where('user_id', '=', userId).where('id', '=', loanId).execute();
}

/** Loans whose row would differ by `day` with no new event. */
export async function listLoansChangingBy(db: Db, day: Day): Promise<LoanKey[]> {
  return keys(db).where('next_change_on', '<=', day).execute();
}

/** Loans with a collection that has to be submitted by `day`. */
export async function listLoansToCollect(db: Db, day: Day): Promise<LoanKey[]> {
  return keys(db).where('next_collection_submit_on', '<=', day).execute();
}

/** Loans with a collection to submit by a day, of which the borrower was not reminded. */
export async function listLoansToRemind(db: Db, submittedBy: Day): Promise<LoanKey[]> {
  return keys(db).where('next_collection_submit_on', '<=', submittedBy).where(isNotReminded).execute();
}

/** Loans on which something is owed and whose newest statement, or signature, reaches to a day at most. */
export async function listLoansForStatement(db: Db, until: Day): Promise<LoanKey[]> {
  return keys(db)
    .where('outstanding_pence', '>', pence(0))
    .where(sql<Day>`coalesce(statement_until, signed_on - 1)`, '<=', until)
    .execute();
}

/** The first day of submission after `after` of a collection that no borrower was reminded of. */
export async function firstToRemindAfter(db: Db, after: Day): Promise<Day | null> {
  const { on } = await db
    .selectFrom('loans')
    .select(({ fn }) => fn.min('next_collection_submit_on').as('on'))
    .where('next_collection_submit_on', '>', after)
    .where(isNotReminded)
    .executeTakeFirstOrThrow();
  return on;
}

const isNotReminded = (of: ExpressionBuilder<Database, 'loans'>) =>
  of('reminded_of', 'is distinct from', of.ref('next_collection_submit_on'));

function keys(db: Db) {
  return db.selectFrom('loans').select(['user_id as userId', 'id as loanId']).orderBy('id');
}

/** The first day after `after`, or of all, on which a loan has something due; null when none has. */
export async function firstLoanDayAfter(db: Db, after: Day | null): Promise<Day | null> {
  const first = async (column: 'next_change_on' | 'next_collection_submit_on'): Promise<Day | null> => {
    const all = db.selectFrom('loans').select(({ fn }) => fn.min(column).as('on'));
    const { on } = await (after === null ? all : all.where(column, '>', after)).executeTakeFirstOrThrow();
    return on;
  };
  const change = await first('next_change_on');
  const collection = await first('next_collection_submit_on');
  if (change === null || collection === null) return change ?? collection;
  return change < collection ? change : collection;
}

export async function countLoansDueBy(db: Db, day: Day): Promise<number> {
  const { count } = await db
    .selectFrom('loans')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((is) => is.or([is('next_change_on', '<=', day), is('next_collection_submit_on', '<=', day)]))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countLoansSetAside(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('loans')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('set_aside_reason', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Every loan's id after `after`, in order, so many at a time: for what walks them all. */
export async function listLoanPage(db: Db, after: string | null, limit: number): Promise<LoanKey[]> {
  const page = keys(db).limit(limit);
  return (after === null ? page : page.where('id', '>', after)).execute();
}

/** The loan with this id, of every brand: for staff. */
export async function findLoanById(db: Db, id: string): Promise<LoanRow | undefined> {
  return db.selectFrom('loans').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest loan with this reference, of every brand. It is the application's, except in an older release. */
export async function findLoanByReference(db: Db, reference: string): Promise<LoanRow | undefined> {
  return db
    .selectFrom('loans')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Whose loan has this reference, of every brand: for staff. */
export async function findOwnerOfLoanReference(db: Db, reference: string): Promise<Owner | undefined> {
  const loan = await findLoanByReference(db, reference);
  return loan && { userId: loan.user_id, brandId: loan.brand_id };
}
