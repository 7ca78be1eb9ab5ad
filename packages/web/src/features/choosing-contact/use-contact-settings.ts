import { useState, type SubmitEvent } from 'react';
import type { ProductId } from '@fairlead/core/pricing/products';
import { checkAnswers, permissionsBody } from '../../parts/contact/questions.ts';
import { useTyped } from '../../parts/form/use-typed.ts';
import {
  useChangeContactPermissionMutation,
  type ContactPermissions,
} from '../../resources/contact-permission.ts';
import { hasProblems } from '../../resources/problems.ts';
import { channelPermissions, givenSettings } from './present-settings.ts';

export type ContactSettingsProps = {
  userId: string;
  permissions: ContactPermissions;
  /** Reads the permissions again. */
  reload: () => PromiseLike<unknown>;
};

const NO_OUTCOME = { failure: null, isSaved: false };

/** The questions: what was answered before, what is chosen now, and its saving. */
export function useContactSettings(
  { userId, permissions, reload }: ContactSettingsProps,
  product: ProductId,
) {
  const { fields, change, forget } = useTyped('contact-settings', givenSettings(permissions, product));
  const [save, { isLoading }] = useChangeContactPermissionMutation();
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<{ failure: unknown; isSaved: boolean }>(NO_OUTCOME);
  const found = checkAnswers(fields);

  const send = async (): Promise<void> => {
    try {
      const body = { ...permissionsBody(fields, product), ...channelPermissions(fields.paymentChannel) };
      await save({ params: { id: userId }, body }).unwrap();
      await reload();
      forget();
      setOutcome({ failure: null, isSaved: true });
    } catch (failure) {
      setOutcome({ failure, isSaved: false });
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setOutcome(NO_OUTCOME);
    setAttempts(attempts + 1);
    if (!hasProblems(found)) void send();
  };
  return {
    answers: fields,
    change,
    problems: attempts > 0 ? found : {},
    attempts,
    ...outcome,
    isLoading,
    submit,
  };
}
