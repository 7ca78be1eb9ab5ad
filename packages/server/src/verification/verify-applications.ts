import type { Db } from '../database/database.ts';
import { differencesOfApplication } from './application-checks.ts';
import { pagesOfApplicationFacts } from './application-facts-store.ts';
import type { CheckResult } from './verify-records.ts';

const PAGE = 200;

/** Whether what is stored of each application fits together. Reads it all and changes nothing. */
export async function verifyApplications(db: Db): Promise<CheckResult> {
  const differences: string[] = [];
  for await (const page of pagesOfApplicationFacts(db, PAGE))
    differences.push(...page.flatMap(differencesOfApplication));
  return {
    check: 'every application fits its price, requirements, documents and signature',
    differences,
  };
}
