import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { budgetPath } from '../../parts/budget/budget-path.ts';

/** From a part or the summary to the overview. */
export function BackToBudget() {
  return <BackLink href={budgetPath()}>Your budget</BackLink>;
}
