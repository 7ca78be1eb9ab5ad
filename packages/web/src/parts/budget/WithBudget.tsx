import { Suspense, useEffect, type ReactNode } from 'react';
import { CallFailed } from '../page/CallFailed.tsx';
import { Loading } from '../page/Loading.tsx';
import {
  useOpenFinancialStatementQuery,
  type Statement,
} from '../../resources/financial-statement/financial-statement.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { useBudget, type Budget, type BudgetProps } from './use-budget.ts';

const OPENING = 'Opening your budget';

type Opened = { budget: Budget; statement: Statement };

type WithBudgetProps = { children: (opened: Opened) => ReactNode };

/** Opens the budget of the borrower: what is typed into it is saved when the page is hidden. */
export function WithBudget({ children }: WithBudgetProps) {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? (
    <OfBorrower userId={authObject.userId}>{children}</OfBorrower>
  ) : (
    <Loading title={OPENING} />
  );
}

function OfBorrower({ userId, children }: WithBudgetProps & { userId: string }) {
  const { currentData, error, refetch } = useOpenFinancialStatementQuery(userId, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) {
    return (
      <Open userId={userId} statement={currentData} reload={refetch}>
        {children}
      </Open>
    );
  }
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return <Loading title={OPENING} />;
}

function Open({ children, ...props }: WithBudgetProps & BudgetProps) {
  const budget = useBudget(props);
  const { save } = budget;
  useEffect(() => {
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') void save();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => document.removeEventListener('visibilitychange', saveWhenHidden);
  }, [save]);
  return (
    <Suspense fallback={<Loading title={OPENING} />}>
      {children({ budget, statement: props.statement })}
    </Suspense>
  );
}
