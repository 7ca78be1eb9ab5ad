import type { BrandId } from '@fairlead/brands/brand';
import type { Db } from '../../database/database.ts';
import type { Owner } from '../user/user-store.ts';
import type { LoanRow } from './loan-store.ts';

/** Whose loan it is, under a brand: for another service, which knows the loan and not the borrower. */
export async function findLoanOwner(db: Db, brandId: BrandId, id: string): Promise<Owner | undefined> {
  return db
    .selectFrom('loans')
    .select(['user_id as userId', 'brand_id as brandId'])
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
}

/** Whether any loan of the borrower is late, or ended without being paid. */
export async function hasLoanInTrouble(db: Db, { userId, brandId }: Owner): Promise<boolean> {
  const found = await db
    .selectFrom('loans')
    .select('id')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('state', 'in', ['Late', 'Sold', 'Written Off', 'Terminated', 'Voluntary terminated'])
    .executeTakeFirst();
  return found !== undefined;
}

/** Every loan of a borrower, the newest first. */
export async function listLoansOf(
  db: Db,
  { userId, brandId }: Owner,
): Promise<Pick<LoanRow, 'id' | 'reference'>[]> {
  return db
    .selectFrom('loans')
    .select(['id', 'reference'])
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('created_at', 'desc')
    .execute();
}
