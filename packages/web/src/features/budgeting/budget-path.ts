import { pathTo } from '@fairlead/contract/web/account-paths';
import { BUDGET } from '../../paths.ts';

/** A part of the budget; the overview without one. Here, because every page of the account loads `paths.ts`. */
export function budgetPath(step?: string): string {
  return pathTo(BUDGET, { step });
}
