import { useState, type SubmitEvent } from 'react';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { useGo } from '../../parts/page/navigation.tsx';
import { hasProblems, type Problems } from '../../resources/problems.ts';
import type { ApiError } from '../../state/api-error.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { notify } from '../../state/notify.ts';

type PaymentForm = {
  readonly loanId: string;
  /** What is wrong with the fields as they are. */
  readonly check: () => Problems;
  /** Sends it; answers what to tell the borrower on the page of the loan. */
  readonly send: () => Promise<string>;
  readonly forget: () => void;
  /** Why the last attempt failed. */
  readonly error: ApiError | null;
  /** Forgets the last attempt: something was changed. */
  readonly reset: () => void;
  /** The page that takes the payment in place of sending it here. */
  readonly next: string | null;
};

/** The submission of a payment: problems after the first press, a refused amount at its field, then back to the loan. */
export function usePaymentForm({ loanId, check, send, forget, error, reset, next }: PaymentForm) {
  const go = useGo();
  const dispatch = useAppDispatch();
  const [attempts, setAttempts] = useState(0);
  /** A refusal that comes back counts as well: the summary of problems gets the focus. */
  const countAttempt = (): void => setAttempts((before) => before + 1);
  const found = attempts > 0 ? check() : {};
  const isRefused = error?.type === 'amountNotPossible';
  const problems: Problems = isRefused ? { amount: error.message, ...found } : found;

  const sendIt = async (): Promise<void> => {
    const said = await send().catch(() => null);
    if (said === null) {
      countAttempt();
      return;
    }
    forget();
    dispatch(notify(said));
    go(loanPath(loanId));
  };
  return {
    problems,
    attempts,
    failure: isRefused ? null : error,
    changed: reset,
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      reset();
      countAttempt();
      if (hasProblems(check())) return;
      if (next === null) void sendIt();
      else go(next);
    },
  };
}
