import { isNameOf, SIGNED_NAME_ERRORS } from '@fairlead/core/person/signed-name';
import { useState, type SubmitEvent } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { taskPath } from '../../application-paths.ts';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { applicantOf, useRequestLoanMutation, type Application } from '../../resources/loan-application.ts';
import { isApiError } from '../../state/api-error.ts';

const RETURNS_TO_DOCUMENTS: readonly string[] = ['documentsOutOfDate', 'documentsNotRead'];

/** What is wrong with a name that was typed to sign. The server compares it again. */
function problemOf(name: string, application: Application): string | undefined {
  if (name.trim() === '') return SIGNED_NAME_ERRORS.empty;
  const applicant = applicantOf(application);
  if (!applicant || isNameOf(name, applicant)) return undefined;
  return SIGNED_NAME_ERRORS.another(`${applicant.firstName} ${applicant.lastName}`);
}

/** The signature. Pressed twice, or sent again after a lost connection, it is recorded once. */
export function useSign(application: Application, documentSet: string) {
  const { id } = application;
  const go = useGo();
  const [requestLoan, { isLoading }] = useRequestLoanMutation();
  const { fields, change, forget } = useTyped('signature', { name: '' }, id);
  const { name } = fields;
  const [attempts, setAttempts] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const found = problemOf(name, application);

  const sign = async (): Promise<void> => {
    try {
      const signed = await requestLoan({ params: { id }, body: { documentSet, name: name.trim() } }).unwrap();
      forget();
      go(applicationPath(signed), { replace: true });
    } catch (failure) {
      // The list of documents makes today's and says what changed.
      const returnsToDocuments = isApiError(failure) && RETURNS_TO_DOCUMENTS.includes(failure.type);
      if (returnsToDocuments) go(taskPath(id, 'documents'), { replace: true });
      else setError(failure);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setError(null);
    setAttempts(attempts + 1);
    if (found === undefined) void sign();
  };
  const problem = attempts > 0 ? found : undefined;
  const setName = (typed: string): void => change({ name: typed });
  return { name, setName, attempts, problem, error, isLoading, submit };
}
