import { pathTo } from '@fairlead/contract/web/account-paths';
import { BUDGET } from '../../paths.ts';

/** A part of the budget, or the overview without one. Not in `paths.ts`, which every page of the account loads. */
export function budgetPath(step?: string): string {
  return pathTo(BUDGET, { step });
}
