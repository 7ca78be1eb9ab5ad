import { useState, type SubmitEvent } from 'react';
import { messageFor } from '@fairlead/core/outcome';
import { MOBILE_ERRORS, parseUkMobile } from '@fairlead/core/person/uk-phone';
import { useTyped } from '../../parts/form/use-typed.ts';
import { loadUser, useChangeMobileNumberMutation } from '../../resources/user.ts';
import { useAppDispatch } from '../../state/hooks.ts';

const NO_NUMBER = { mobileNumber: '' };
const NO_OUTCOME: { failure: unknown; isSaved: boolean } = { failure: null, isSaved: false };

/** The form of a new mobile number. */
export function useMobileNumber(userId: string) {
  const dispatch = useAppDispatch();
  const { fields, change, forget } = useTyped('mobile-number', NO_NUMBER);
  const [save, { isLoading }] = useChangeMobileNumberMutation();
  const [attempts, setAttempts] = useState(0);
  const [isChecked, setIsChecked] = useState(false);
  const [outcome, setOutcome] = useState(NO_OUTCOME);
  const { mobileNumber } = fields;
  const found = messageFor(parseUkMobile(mobileNumber), MOBILE_ERRORS);

  const send = async (): Promise<void> => {
    try {
      await save({ params: { id: userId }, body: { mobileNumber } }).unwrap();
      forget();
      setIsChecked(false);
      setOutcome({ failure: null, isSaved: true });
      await dispatch(loadUser());
    } catch (failure) {
      setOutcome({ failure, isSaved: false });
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setOutcome(NO_OUTCOME);
    setAttempts(attempts + 1);
    setIsChecked(true);
    if (found === undefined) void send();
  };
  const problem = isChecked ? found : undefined;
  return { mobileNumber, change, problem, attempts, ...outcome, isLoading, submit };
}
