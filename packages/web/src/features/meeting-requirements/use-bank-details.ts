import { useState, type SubmitEvent } from 'react';
import { continuePath } from '../../paths.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import {
  applicantOf,
  useProvideBankDetailsMutation,
  type Application,
} from '../../resources/loan-application.ts';
import { hasProblems } from '../../resources/problems.ts';
import { isApiError } from '../../state/api-error.ts';
import {
  checkBankDetails,
  refusedDetails,
  suggestedName,
  type BankDetails,
  type BankProblems,
} from './bank-details.ts';
import type { Asked } from './RequirementScreen.tsx';

function startOf(application: Application): BankDetails {
  const applicant = applicantOf(application);
  const accountName = applicant ? `${applicant.firstName} ${applicant.lastName}` : '';
  return { accountName, sortCode: '', accountNumber: '', isSoleHolder: false };
}

type Refusal = { problems: BankProblems; suggestion: string | null };

const NONE: Refusal = { problems: {}, suggestion: null };

/** The form of the bank account. What is typed stays in this page: it is stored nowhere else in the browser. */
export function useBankDetails({ application, requirement }: Asked) {
  const go = useGo();
  const [provide, { isLoading }] = useProvideBankDetailsMutation();
  const [details, setDetails] = useState(() => startOf(application));
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState(NONE);
  const [failure, setFailure] = useState<unknown>(null);
  const found = checkBankDetails(details);

  const change = (changes: Partial<BankDetails>): void => {
    setDetails({ ...details, ...changes });
    setRefusal(NONE);
  };
  const send = async (): Promise<void> => {
    const { accountName, sortCode, accountNumber } = details;
    try {
      await provide({
        params: { id: requirement.id },
        body: { accountName, sortCode, accountNumber },
      }).unwrap();
      go(continuePath(application.id));
    } catch (error) {
      const problems = isApiError(error) ? refusedDetails(error) : null;
      if (isApiError(error) && problems) {
        setRefusal({ problems, suggestion: suggestedName(error) });
        setAttempts((before) => before + 1);
      } else setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(null);
    setAttempts(attempts + 1);
    if (!hasProblems(found)) void send();
  };

  const problems: BankProblems = { ...(attempts > 0 ? found : {}), ...refusal.problems };
  return { details, change, problems, attempts, failure, suggestion: refusal.suggestion, isLoading, submit };
}
