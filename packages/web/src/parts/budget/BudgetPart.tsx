import { Button } from '@fairlead/ui/button/Button';
import { Columns } from '@fairlead/ui/columns/Columns';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import type { StatementPart } from '@fairlead/core/financial-statement/missing';
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { Page } from '../page/Page.tsx';
import { useSubmittedErrors } from '../page/use-submitted-errors.ts';
import type { Statement } from '../../resources/financial-statement/financial-statement.ts';
import { hasProblems, listProblems } from '../../resources/problems.ts';
import { BillFields } from './BillFields.tsx';
import { BudgetTotals, NotSaved, SavedStatus } from './BudgetFrame.tsx';
import { problemsOf } from './budget-fields.ts';
import { partHead } from './budget-words.ts';
import { DebtFields } from './DebtFields.tsx';
import { HouseholdFields } from './HouseholdFields.tsx';
import { LineFields } from './LineFields.tsx';
import { neededProblems } from './needed-problems.ts';
import type { PartProps } from './part-props.ts';
import type { Budget } from './use-budget.ts';
import { PageHead } from '../page/PageHead.tsx';

const FIELDS: Readonly<Record<StatementPart, (props: PartProps) => ReactNode>> = {
  household: HouseholdFields,
  income: (props) => <LineFields {...props} part="income" />,
  'priority-bills': BillFields,
  'fixed-costs': (props) => <LineFields {...props} part="fixed-costs" />,
  'flexible-costs': (props) => <LineFields {...props} part="flexible-costs" />,
  debts: DebtFields,
};

type BudgetPartProps = {
  part: StatementPart;
  budget: Budget;
  statement: Statement;
  /** Everything that the part needs has to be answered before the borrower continues. */
  isNeeded?: boolean;
  /** The way back. */
  back: ReactNode;
  /** How far the journey is. */
  caption: ReactNode;
  /** Everything that can be read is saved, and the borrower continues. */
  onSaved: () => void;
};

/** One part of the budget. It is saved when the borrower continues, and when they leave. */
export function BudgetPart(props: BudgetPartProps) {
  const { part, budget, statement, isNeeded = false, back, caption, onSaved } = props;
  const [attempts, setAttempts] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const { save } = budget;
  useEffect(() => () => void save(), [save]);
  const found = {
    ...(isNeeded ? neededProblems(part, budget) : {}),
    ...problemsOf(part, budget.problems),
  };
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
    if (isSaved) onSaved();
  };
  const head = partHead(part);
  const Fields = FIELDS[part];
  return (
    <Page title={head.title} step={part} width="wide" hasErrors={submitted.length > 0}>
      {back}
      <ErrorSummary errors={submitted} focusKey={attempts} />
      <SavedStatus budget={budget} />
      <Columns layout="main-aside" gap={7}>
        <form className="stack gap-6" method="post" noValidate onSubmit={(event) => void submit(event)}>
          <PageHead {...head} caption={caption} />
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
