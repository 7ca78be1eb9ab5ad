import { chunksOf, groupedBy } from '@fairlead/core/records';
import type { AppServices } from '../context.ts';
import { transaction, transactionTogether, type Db } from '../database/database.ts';
import type { LoanKey } from '../resources/loan/loan-store.ts';
import { attempt } from './attempt.ts';

type Services = Pick<AppServices, 'db' | 'log'>;

/** Loans that are changed in one transaction: they share its commit, and their statements share the way there. */
const LOANS_AT_ONCE = 32;

/** Something to do on a loan. */
export interface LoanWork {
  readonly key: LoanKey;
  readonly change: (tx: Db) => Promise<void>;
}

/**
 * Does the works of many loans in one transaction, those of one borrower in their order. Where one fails nothing of that
 * transaction counts, and each work is attempted in one of its own.
 */
export async function changeLoans(services: Services, works: readonly LoanWork[]): Promise<void> {
  const borrowers = [...groupedBy(works, ({ key }) => key.userId).values()];
  for (const batch of chunksOf(borrowers, LOANS_AT_ONCE)) {
    if (batch.length > 1 && (await areChanged(services, batch))) continue;
    for (const { key, change } of batch.flat())
      await attempt(services, key, () => transaction(services.db, change));
  }
}

async function areChanged({ db, log }: Services, loans: readonly (readonly LoanWork[])[]): Promise<boolean> {
  const each = loans.map((works) => async (tx: Db) => {
    for (const { change } of works) await change(tx);
  });
  try {
    await transactionTogether(db, each);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'one of several loans could not be changed: each is tried by itself');
    return false;
  }
}
