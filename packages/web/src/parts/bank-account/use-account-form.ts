import { useState, type SubmitEvent } from 'react';
import { hasProblems } from '../../resources/problems.ts';
import { isApiError } from '../../state/api-error.ts';
import {
  checkBankDetails,
  refusedDetails,
  suggestedName,
  type BankDetails,
  type BankProblems,
} from './bank-details.ts';

type Refusal = { problems: BankProblems; suggestion: string | null };

const NONE: Refusal = { problems: {}, suggestion: null };

type Account = Omit<BankDetails, 'isSoleHolder'>;

type AccountForm = {
  /** The name to start with. */
  readonly accountName: string;
  readonly isLoading: boolean;
  /** Sends the account, and does what follows; throws what the server refuses. */
  readonly save: (account: Account) => Promise<void>;
};

/** The form of a bank account. What is typed stays in this page: it is stored nowhere else in the browser. */
export function useAccountForm({ accountName: startName, isLoading, save }: AccountForm) {
  const [details, setDetails] = useState<BankDetails>({
    accountName: startName,
    sortCode: '',
    accountNumber: '',
    isSoleHolder: false,
  });
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
      await save({ accountName, sortCode, accountNumber });
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
  return { details, change, problems, attempts, failure, suggestion: refusal.suggestion, submit };
}
