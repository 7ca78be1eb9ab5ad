import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useEffect, useState } from 'react';
import { useGo } from '../../parts/page/navigation.tsx';
import {
  useConsentToCommissionMutation,
  useShowCommissionMutation,
} from '../../resources/motor/commission.ts';
import { useFollowUpMutation, type Application } from '../../resources/loan-application.ts';

const IS_OFFERED: readonly Application['state'][] = ['Quoted', 'Unrequested'];

/** Records that the commission was shown; agreeing to it continues with the offer. */
export function useAgreement({ id, state }: Application, isShown: boolean) {
  const go = useGo();
  const [show, { isLoading: isShowing }] = useShowCommissionMutation();
  const [consent] = useConsentToCommissionMutation();
  const [followUp] = useFollowUpMutation();
  const [error, setError] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const isToShow = !isShown && state !== 'Requested';
  useEffect(() => {
    if (isToShow) show({ params: { id } }).unwrap().catch(setError);
  }, [show, id, isToShow]);

  const send = async (): Promise<void> => {
    setError(null);
    setIsSending(true);
    const params = { id };
    try {
      // Where showing it failed before, this is another try.
      if (isToShow) await show({ params }).unwrap();
      const agreed = await consent({ params, body: { consented: true } }).unwrap();
      const isOffered = IS_OFFERED.includes(agreed.state);
      go(applicationPath(isOffered ? await followUp({ params, body: { followUp: true } }).unwrap() : agreed));
    } catch (failure) {
      setError(failure);
    } finally {
      setIsSending(false);
    }
  };
  const press = (): void => {
    if (!isSending) void send();
  };
  return { press, isBusy: isSending || isShowing, error };
}
