import { useEffect, useState, type SubmitEvent } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useGo } from '../../parts/page/navigation.tsx';
import {
  applicantOf,
  useUpdateAddressMismatchMutation,
  type Application,
} from '../../resources/loan-application.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { addressesToSend, checkTypedAddress } from './address-rules.ts';
import { addressBody } from './application-body.ts';
import { birthDay } from './birth-date.ts';
import { checkPerson } from './check-draft.ts';
import {
  borrowerKnown,
  correctionRefused,
  draftFinished,
  selectDraft,
  selectRefusal,
} from './draft-slice.ts';
import { hasProblems, type Problems } from './problems.ts';
import { refusalFrom } from './server-problems.ts';
import { MENDABLE } from './submit-draft.ts';
import { useLimits } from './use-limits.ts';

/** Name, birthday and address given again, and the decision asked for once more. */
export function useCorrection(application: Application) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const limits = useLimits();
  const draft = useAppSelector(selectDraft);
  const refusal = useAppSelector(selectRefusal);
  const [update, { isLoading }] = useUpdateAddressMismatchMutation();
  const [attempts, setAttempts] = useState(0);
  const applicant = applicantOf(application);
  const [failure, setFailure] = useState<unknown>(null);
  const found: Problems = { ...checkPerson(draft, limits), ...checkTypedAddress(draft.addresses[0]) };

  // On another device than the one they were typed on, the details are those of the application.
  useEffect(() => {
    if (applicant) dispatch(borrowerKnown(applicant));
  }, [dispatch, applicant]);

  const send = async (): Promise<void> => {
    const { firstName, lastName, dateOfBirth } = draft;
    const born = birthDay(dateOfBirth);
    if (born === undefined) return;
    const addresses = addressesToSend(draft.addresses).map(addressBody);
    const input = {
      params: { id: application.id },
      body: { firstName, lastName, dateOfBirth: born, addresses },
    };
    setFailure(null);
    try {
      const decided = await update(input).unwrap();
      if (!MENDABLE.includes(decided.state)) dispatch(draftFinished());
      if (decided.state === 'Address Mismatch') setFailure({ type: 'stillNoMatch', status: 200 });
      else go(applicationPath(decided), { replace: true });
    } catch (error) {
      if (isApiError(error) && error.type === 'validationFailed')
        dispatch(correctionRefused(refusalFrom(error)));
      else setFailure(error);
      setAttempts((before) => before + 1);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (hasProblems(found)) setAttempts(attempts + 1);
    else void send();
  };
  const problems = { ...refusal.problems, ...(attempts > 0 ? found : {}) };
  return { draft, limits, problems, attempts, failure, isLoading, submit };
}
