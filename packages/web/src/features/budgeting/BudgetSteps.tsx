import { STATEMENT_PARTS, type StatementPart } from '@fairlead/core/financial-statement/missing';
import { useSearchParams } from 'react-router';
import { budgetPath } from '../../parts/budget/budget-path.ts';
import { BudgetPart } from '../../parts/budget/BudgetPart.tsx';
import { partAfter } from '../../parts/budget/present-budget.ts';
import type { Budget } from '../../parts/budget/use-budget.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import type { Statement } from '../../resources/financial-statement/financial-statement.ts';
import { BackToBudget } from './BackToBudget.tsx';
import { BudgetOverview } from './BudgetOverview.tsx';
import { BudgetSummary } from './BudgetSummary.tsx';
import { PartCaption } from './PartCaption.tsx';

type BudgetProps = { budget: Budget; statement: Statement };

/** The parts of the budget, its sum, or all of it. */
export function BudgetSteps(opened: BudgetProps) {
  const [search] = useSearchParams();
  const step = search.get('step');
  const part = STATEMENT_PARTS.find((each) => each === step);
  if (part !== undefined) return <Part key={part} part={part} {...opened} />;
  if (step === 'summary') return <BudgetSummary {...opened} />;
  return <BudgetOverview {...opened} />;
}

function Part({ part, ...opened }: BudgetProps & { part: StatementPart }) {
  const go = useGo();
  return (
    <BudgetPart
      part={part}
      {...opened}
      back={<BackToBudget />}
      caption={<PartCaption part={part} />}
      onSaved={() => go(budgetPath(partAfter(part)))}
    />
  );
}
