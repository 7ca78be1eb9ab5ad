import { useState, type SubmitEvent } from 'react';
import type { BodyOf } from '@fairlead/contract/wire/client';
import { useTyped } from '../form/use-typed.ts';
import { hasProblems, type Problems } from '../../resources/problems.ts';
import { isApiError } from '../../state/api-error.ts';
import type { TypedForm } from '../../state/typed-storage.ts';
import {
  asksFor,
  checkNewAddress,
  newAddressBody,
  NO_ADDRESS,
  postCodeToFind,
  refusedLines,
  type NewAddress,
} from './new-address.ts';

type Outcome = { failure: unknown; refused: Problems; isSaved: boolean };

const NO_OUTCOME: Outcome = { failure: null, refused: {}, isSaved: false };

type Saving = {
  save: (address: BodyOf<'changeAddress'>) => Promise<unknown>;
  isLoading: boolean;
};

/** The form of a new address: found by its postcode or typed, then saved. */
export function useNewAddress(form: TypedForm, { save, isLoading }: Saving) {
  const { fields: address, change, forget } = useTyped(form, NO_ADDRESS);
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState(NO_OUTCOME);
  /** What is asked for has been sent once: from then on a field shows what is wrong with it. */
  const [isChecked, setIsChecked] = useState(false);
  const found = checkNewAddress(address);

  const edit = (changes: Partial<NewAddress>): void => {
    change(changes);
    setOutcome({ ...outcome, refused: {}, isSaved: false });
  };
  const ask = (changes: Partial<NewAddress>): void => {
    edit(changes);
    setIsChecked(false);
  };
  const send = async (body: BodyOf<'changeAddress'>): Promise<void> => {
    try {
      await save(body);
      forget();
      setIsChecked(false);
      setOutcome({ ...NO_OUTCOME, isSaved: true });
    } catch (failure) {
      const refused = isApiError(failure) ? refusedLines(failure) : {};
      const isAboutLines = hasProblems(refused);
      if (isAboutLines) change({ isManual: true });
      setOutcome({ failure: isAboutLines ? null : failure, refused, isSaved: false });
      setAttempts((before) => before + 1);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setOutcome(NO_OUTCOME);
    setAttempts(attempts + 1);
    setIsChecked(true);
    if (hasProblems(found)) return;
    const body = newAddressBody(address);
    if (asksFor(address) === 'postcode') ask({ foundAt: postCodeToFind(address) });
    else if (body) void send(body);
  };
  const problems = { ...(isChecked ? found : {}), ...outcome.refused };
  return { address, edit, ask, problems, attempts, ...outcome, isLoading, submit };
}
