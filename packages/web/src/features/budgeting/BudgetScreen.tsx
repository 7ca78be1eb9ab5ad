import { STATEMENT_PARTS } from '@fairlead/core/financial-statement/missing';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useOpenFinancialStatementQuery } from '../../resources/financial-statement/financial-statement.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { BudgetOverview } from './BudgetOverview.tsx';
import { BudgetPart } from './BudgetPart.tsx';
import { BudgetSummary } from './BudgetSummary.tsx';
import { useBudget, type BudgetProps } from './use-budget.ts';
import './budget.css';

export const handle = screen({ access: 'borrower' });

/** What comes in, what goes out and what is left of the borrower's household. */
export default function BudgetScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? <OfBorrower userId={authObject.userId} /> : <Loading title="Opening your budget" />;
}

function OfBorrower({ userId }: { userId: string }) {
  const { currentData, error, refetch } = useOpenFinancialStatementQuery(userId, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) return <Budget userId={userId} statement={currentData} reload={refetch} />;
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return <Loading title="Opening your budget" />;
}

function Budget(props: BudgetProps) {
  const [search] = useSearchParams();
  const budget = useBudget(props);
  const { save } = budget;
  useEffect(() => {
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') void save();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => document.removeEventListener('visibilitychange', saveWhenHidden);
  }, [save]);
  const step = search.get('step');
  const part = STATEMENT_PARTS.find((each) => each === step);
  if (part !== undefined)
    return <BudgetPart key={part} part={part} budget={budget} statement={props.statement} />;
  if (step === 'summary') return <BudgetSummary budget={budget} statement={props.statement} />;
  return <BudgetOverview budget={budget} statement={props.statement} />;
}
