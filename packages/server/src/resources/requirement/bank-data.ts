import type { Db } from '../../database/database.ts';
import { findAssociated, type DataPullRow } from '../data-pull/data-pull-store.ts';
import type { RequirementRow } from './requirement-store.ts';

/** The bank data that counts for a proof of income; undefined for every other requirement. */
export async function findBankData(
  db: Db,
  { kind, user_id, application_id }: Pick<RequirementRow, 'kind' | 'user_id' | 'application_id'>,
): Promise<DataPullRow | undefined> {
  return kind === 'income' ? findAssociated(db, { user_id, id: application_id }) : undefined;
}
