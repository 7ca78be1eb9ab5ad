import { Suspense, useEffect, type ReactNode } from 'react';
import { CallFailed } from '../page/CallFailed.tsx';
import {
  useOpenFinancialStatementQuery,
  type Statement,
} from '../../resources/financial-statement/financial-statement.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { useBudget, type Budget, type BudgetProps } from './use-budget.ts';

type Opened = { budget: Budget; statement: Statement };

type WithBudgetProps = {
  /** The page without the budget, while that is on its way. */
  frame: ReactNode;
  children: (opened: Opened) => ReactNode;
};

/** Opens the budget of the borrower: what is typed into it is saved when the page is hidden. */
export function WithBudget({ frame, children }: WithBudgetProps) {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? (
    <OfBorrower userId={authObject.userId} frame={frame}>
      {children}
    </OfBorrower>
  ) : (
    frame
  );
}

function OfBorrower({ userId, frame, children }: WithBudgetProps & { userId: string }) {
  const { currentData, error, refetch } = useOpenFinancialStatementQuery(userId, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) {
    return (
      <Open userId={userId} frame={frame} statement={currentData} reload={refetch}>
        {children}
      </Open>
    );
  }
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return frame;
}

function Open({ frame, children, ...props }: WithBudgetProps & BudgetProps) {
  const budget = useBudget(props);
  const { save } = budget;
  useEffect(() => {
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') void save();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => document.removeEventListener('visibilitychange', saveWhenHidden);
  }, [save]);
  return <Suspense fallback={frame}>{children({ budget, statement: props.statement })}</Suspense>;
}
