import { useState, type SubmitEvent } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { taskPath } from '../../paths.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { useRequestLoanMutation } from '../../resources/loan-application.ts';
import { isApiError } from '../../state/api-error.ts';

const NOT_AGREED = 'Tick the box to say that you want to be bound by the agreement';

const RETURNS_TO_DOCUMENTS: readonly string[] = ['documentsOutOfDate', 'documentsNotRead'];

/** The signature. Pressed twice, or sent again after a lost connection, it is recorded once. */
export function useSign(applicationId: string, documentSet: string) {
  const go = useGo();
  const [requestLoan, { isLoading }] = useRequestLoanMutation();
  const [agrees, setAgrees] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [error, setError] = useState<unknown>(null);

  const sign = async (): Promise<void> => {
    try {
      const signed = await requestLoan({ params: { id: applicationId }, body: { documentSet } }).unwrap();
      go(applicationPath(signed), { replace: true });
    } catch (failure) {
      // The list of documents makes today's and says what changed.
      const returnsToDocuments = isApiError(failure) && RETURNS_TO_DOCUMENTS.includes(failure.type);
      if (returnsToDocuments) go(taskPath(applicationId, 'documents'), { replace: true });
      else setError(failure);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setError(null);
    setAttempts(attempts + 1);
    if (agrees) void sign();
  };
  const problem = attempts > 0 && !agrees ? NOT_AGREED : undefined;
  return { agrees, setAgrees, attempts, problem, error, isLoading, submit };
}
