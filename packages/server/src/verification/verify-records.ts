import type { Db } from '../database/database.ts';
import { listLoanPage } from '../resources/loan/loan-store.ts';
import { RECORD_CHECKS } from './record-checks-store.ts';
import { LOAN_CHECKS } from './loan-checks.ts';
import { readCharges, readLoanFacts } from './loan-facts-store.ts';

export interface CheckResult {
  readonly check: string;
  /** What does not hold; empty when the check holds. */
  readonly differences: readonly string[];
}

export interface Verification {
  readonly loans: number;
  readonly results: readonly CheckResult[];
}

const PAGE = 100;

/**
 * Checks everything that must be true of the stored money, reading it all. Changes nothing.
 * @param isWanted leaves out the histories of other loans, where someone knows that they have not changed.
 */
export async function verifyRecords(
  db: Db,
  isWanted: (loanId: string) => boolean = () => true,
): Promise<Verification> {
  const found = new Map<string, string[]>(Object.keys(LOAN_CHECKS).map((check) => [check, []]));
  const charges = await readCharges(db);
  let loans = 0;
  let after: string | null = null;
  for (;;) {
    const page = await listLoanPage(db, after, PAGE);
    for (const key of page.filter(({ loanId }) => isWanted(loanId))) {
      const facts = await readLoanFacts(db, key, charges);
      for (const [check, differencesOf] of Object.entries(LOAN_CHECKS)) {
        found.get(check)?.push(...differencesOf(facts).map((text) => `loan ${key.loanId}: ${text}`));
      }
    }
    loans += page.length;
    after = page.at(-1)?.loanId ?? null;
    if (page.length < PAGE) break;
  }
  const results: CheckResult[] = [];
  for (const [check, differencesIn] of Object.entries(RECORD_CHECKS)) {
    results.push({ check, differences: await differencesIn(db) });
  }
  for (const [check, differences] of found) results.push({ check, differences });
  return { loans, results };
}
