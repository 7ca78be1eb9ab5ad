import { useState, type SubmitEvent } from 'react';
import { typedPounds } from '../../parts/application/typed-pounds.ts';
import { useTyped } from '../../parts/form/use-typed.ts';
import { isApiError } from '../../state/api-error.ts';
import { only } from '../../resources/problems.ts';
import {
  useMakeRepaymentLinkMutation,
  useRevokeRepaymentLinkMutation,
} from '../../resources/repaying/repayment-link.ts';

const NOT_AN_AMOUNT = 'Enter an amount in pounds, like 272.01';

/** The amount of a link, and the link once it was made. Its address is in this page only. */
export function useRepaymentLink(loanId: string, suggested: string) {
  const [make, making] = useMakeRepaymentLinkMutation();
  const [revoke, revoking] = useRevokeRepaymentLinkMutation();
  const { fields, change, forget } = useTyped('repayment-link', { amount: suggested }, loanId);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [made, setMade] = useState<string | null>(null);
  /** Why the server refused the amount. */
  const [refused, setRefused] = useState<string | undefined>();
  const amount = typedPounds(fields.amount);
  const call = { params: { id: loanId } };
  const problems = only({
    amount: attempts > 0 && (amount === null || amount <= 0) ? NOT_AN_AMOUNT : refused,
  });
  const run = async (work: () => Promise<void>): Promise<void> => {
    setFailure(null);
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      if (isApiError(error) && error.type === 'amountNotPossible') {
        setRefused(error.message);
        setAttempts((before) => before + 1);
      } else setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setAttempts((before) => before + 1);
    if (amount === null || amount <= 0) return;
    void run(async () => {
      setMade((await make({ ...call, body: { amount } }).unwrap()).url);
      // The field is empty again, which is no error before the next amount is sent.
      setAttempts(0);
      forget();
    });
  };
  const cancel = (): void =>
    void run(async () => {
      await revoke(call).unwrap();
      setMade(null);
    });
  return {
    amount: fields.amount,
    problems,
    attempts,
    failure,
    made,
    isBusy: making.isLoading || revoking.isLoading,
    change: (typed: string): void => change({ amount: typed }),
    submit,
    cancel,
  };
}
