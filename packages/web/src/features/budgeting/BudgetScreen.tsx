import { WithBudget } from '../../parts/budget/WithBudget.tsx';
import { nextPart } from '../../parts/page/later-part.tsx';
import { screen } from '../../parts/page/screen.ts';
import '../../parts/budget/budget.css';

export const handle = screen({ access: 'borrower' });

const BudgetSteps = nextPart(async () => (await import('./BudgetSteps.tsx')).BudgetSteps);

/** What comes in, what goes out and what is left of the borrower's household. */
export default function BudgetScreen() {
  return <WithBudget>{(opened) => <BudgetSteps {...opened} />}</WithBudget>;
}
