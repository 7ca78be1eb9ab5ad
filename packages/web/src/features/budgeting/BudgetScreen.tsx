import { STATEMENT_PARTS } from '@fairlead/core/financial-statement/missing';
import { useSearchParams } from 'react-router';
import { WithBudget } from '../../parts/budget/WithBudget.tsx';
import { nextPart } from '../../parts/page/later-part.tsx';
import { screen } from '../../parts/page/screen.ts';
import '../../parts/budget/budget.css';
import { Opening } from '../../parts/page/Opening.tsx';
import { partHead } from '../../parts/budget/budget-words.ts';
import { BUDGET_HEAD, SUMMARY_HEAD } from './heads.ts';
import { BackToBudget } from './BackToBudget.tsx';
import { PartCaption } from './PartCaption.tsx';

export const handle = screen({ access: 'borrower' });

const BudgetSteps = nextPart(async () => (await import('./BudgetSteps.tsx')).BudgetSteps);

/** What comes in, what goes out and what is left of the borrower's household. */
export default function BudgetScreen() {
  const step = useSearchParams()[0].get('step');
  return (
    <WithBudget frame={<OpeningBudget step={step} />}>{(opened) => <BudgetSteps {...opened} />}</WithBudget>
  );
}

function OpeningBudget({ step }: { step: string | null }) {
  const label = 'Opening your budget';
  const part = STATEMENT_PARTS.find((each) => each === step);
  if (part !== undefined)
    return (
      <Opening
        head={partHead(part)}
        width="wide"
        before={<BackToBudget />}
        caption={<PartCaption part={part} />}
        label={label}
      />
    );
  if (step === 'summary') return <Opening head={SUMMARY_HEAD} before={<BackToBudget />} label={label} />;
  return <Opening head={BUDGET_HEAD} label={label} />;
}
