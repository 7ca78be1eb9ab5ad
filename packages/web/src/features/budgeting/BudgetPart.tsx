import { Button } from '@fairlead/ui/button/Button';
import { Columns } from '@fairlead/ui/columns/Columns';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { StepCaption } from '@fairlead/ui/step-caption/StepCaption';
import { STATEMENT_PARTS, type StatementPart } from '@fairlead/core/financial-statement/missing';
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { Page } from '../../parts/page/Page.tsx';
import { useGo } from '../../parts/page/navigation.tsx';
import { useSubmittedErrors } from '../../parts/page/use-submitted-errors.ts';
import type { Statement } from '../../resources/financial-statement/financial-statement.ts';
import { hasProblems, listProblems } from '../../resources/problems.ts';
import { budgetPath } from './budget-path.ts';
import { BillFields } from './BillFields.tsx';
import { BackToBudget, BudgetTotals, NotSaved, SavedStatus } from './BudgetFrame.tsx';
import { problemsOf } from './budget-fields.ts';
import { PART_WORDS } from './budget-words.ts';
import { DebtFields } from './DebtFields.tsx';
import { HouseholdFields } from './HouseholdFields.tsx';
import { LineFields } from './LineFields.tsx';
import type { PartProps } from './part-props.ts';
import { partAfter } from './present-budget.ts';
import type { Budget } from './use-budget.ts';

const FIELDS: Readonly<Record<StatementPart, (props: PartProps) => ReactNode>> = {
  household: HouseholdFields,
  income: (props) => <LineFields {...props} part="income" />,
  'priority-bills': BillFields,
  'fixed-costs': (props) => <LineFields {...props} part="fixed-costs" />,
  'flexible-costs': (props) => <LineFields {...props} part="flexible-costs" />,
  debts: DebtFields,
};

type BudgetPartProps = { part: StatementPart; budget: Budget; statement: Statement };

/** One part of the budget. It is saved when the borrower continues, and when they leave. */
export function BudgetPart({ part, budget, statement }: BudgetPartProps) {
  const go = useGo();
  const [attempts, setAttempts] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const { save } = budget;
  useEffect(() => () => void save(), [save]);
  const found = problemsOf(part, budget.problems);
  const errors = listProblems(attempts > 0 ? found : {});
  const submitted = useSubmittedErrors(errors, attempts);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    setAttempts(attempts + 1);
    if (hasProblems(found)) return;
    setIsSaving(true);
    const isSaved = await save();
    setIsSaving(false);
    if (isSaved) go(budgetPath(partAfter(part)));
  };
  const { title, intro } = PART_WORDS[part];
  const Fields = FIELDS[part];
  return (
    <Page title={title} step={part} width="wide" hasErrors={submitted.length > 0}>
      <BackToBudget />
      <ErrorSummary errors={submitted} focusKey={attempts} />
      <SavedStatus budget={budget} />
      <Columns layout="main-aside" gap={7}>
        <form className="stack gap-6" method="post" noValidate onSubmit={(event) => void submit(event)}>
          <header className="stack gap-3">
            <StepCaption step={STATEMENT_PARTS.indexOf(part) + 1} of={STATEMENT_PARTS.length} />
            <h1>{title}</h1>
            <p className="lead muted">{intro}</p>
          </header>
          <Fields budget={budget} statement={statement} problems={attempts > 0 ? found : {}} />
          <NotSaved budget={budget} />
          <Button type="submit" busy={isSaving}>
            Save and continue
          </Button>
        </form>
        <BudgetTotals budget={budget} />
      </Columns>
    </Page>
  );
}
