import { useState, type SubmitEvent } from 'react';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { useGo } from '../../parts/page/navigation.tsx';
import { hasProblems, type Problems } from '../../resources/problems.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { notify } from '../../state/notify.ts';

type PaymentForm = {
  readonly loanId: string;
  /** What is wrong with the fields as they are. */
  readonly check: () => Problems;
  /** Sends it; answers what to tell the borrower on the page of the loan. */
  readonly send: () => Promise<string>;
  readonly forget: () => void;
  /** The page that takes the payment in place of sending it here. */
  readonly next: string | null;
};

/** The submission of a payment: problems after the first press, a refused amount at its field, then back to the loan. */
export function usePaymentForm({ loanId, check, send, forget, next }: PaymentForm) {
  const go = useGo();
  const dispatch = useAppDispatch();
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<string | undefined>();
  const [failure, setFailure] = useState<unknown>(null);
  const found = attempts > 0 ? check() : {};
  const problems: Problems = refused === undefined ? found : { amount: refused, ...found };

  const sendIt = async (): Promise<void> => {
    try {
      const said = await send();
      forget();
      dispatch(notify(said));
      go(loanPath(loanId));
    } catch (error) {
      if (isApiError(error) && error.type === 'amountNotPossible') {
        setRefused(error.message);
        setAttempts((before) => before + 1);
      } else setFailure(error);
    }
  };
  return {
    problems,
    attempts,
    failure,
    changed: (): void => {
      setRefused(undefined);
      setFailure(null);
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      setFailure(null);
      setRefused(undefined);
      setAttempts(attempts + 1);
      if (hasProblems(check())) return;
      if (next === null) void sendIt();
      else go(next);
    },
  };
}
