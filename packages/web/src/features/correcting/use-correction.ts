import { applicationPath } from '@fairlead/contract/web/account-paths';
import { typedDay } from '@fairlead/core/calendar/typed-date';
import { useEffect, useState, type SubmitEvent } from 'react';
import { checkTypedAddress } from '../../parts/application/check-address.ts';
import { checkPerson } from '../../parts/application/check-person.ts';
import { useLimits } from '../../parts/application/use-limits.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { addressesBody } from '../../resources/draft/addresses.ts';
import {
  borrowerKnown,
  correctionRefused,
  draftFinished,
  selectRefusal,
  selectTypedDraft,
} from '../../resources/draft/draft-slice.ts';
import { EMPTY_PERSON } from '../../resources/draft/draft.ts';
import { hasProblems, type Problems } from '../../resources/problems.ts';
import { refusalFrom } from '../../resources/draft/refusal.ts';
import {
  applicantOf,
  isCorrectable,
  useUpdateAddressMismatchMutation,
  type Application,
} from '../../resources/loan-application.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';

/** The wire calls these fields what the form does. */
const WIRE_FIELDS = Object.fromEntries(Object.keys(EMPTY_PERSON).map((field) => [field, field]));

/** Corrects name, date of birth and address, and asks for the decision again. */
export function useCorrection(application: Application) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const limits = useLimits();
  const draft = useAppSelector(selectTypedDraft);
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
    const { firstName, lastName } = draft;
    const dateOfBirth = typedDay(draft.dateOfBirth);
    if (dateOfBirth === undefined) return;
    const body = { firstName, lastName, dateOfBirth, addresses: addressesBody(draft.addresses) };
    try {
      const decided = await update({ params: { id: application.id }, body }).unwrap();
      if (!isCorrectable(decided.state)) dispatch(draftFinished());
      if (decided.state === 'Address Mismatch') setFailure({ type: 'stillNoMatch', status: 200 });
      else go(applicationPath(decided), { replace: true });
    } catch (error) {
      const isAboutFields = isApiError(error) && error.type === 'validationFailed';
      if (isAboutFields) dispatch(correctionRefused(refusalFrom(error, WIRE_FIELDS)));
      else setFailure(error);
      setAttempts((before) => before + 1);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setFailure(null);
    setAttempts(attempts + 1);
    if (!hasProblems(found)) void send();
  };
  const problems: Problems = { ...refusal.problems, ...(attempts > 0 ? found : {}) };
  return { draft, limits, problems, attempts, failure, isLoading, submit };
}
