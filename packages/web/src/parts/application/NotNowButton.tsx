import { Button } from '@fairlead/ui/button/Button';
import { useState } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useDeclineToRequestMutation } from '../../resources/loan-application.ts';
import { ActionFailed } from '../page/ActionFailed.tsx';
import { useGo } from '../page/navigation.tsx';

/** Puts the offer aside. It can be taken up again while the price holds. */
export function NotNowButton({ applicationId }: { applicationId: string }) {
  const go = useGo();
  const [declineToRequest, { isLoading }] = useDeclineToRequestMutation();
  const [error, setError] = useState<unknown>(null);
  const press = async (): Promise<void> => {
    if (isLoading) return;
    try {
      go(applicationPath(await declineToRequest({ params: { id: applicationId } }).unwrap()));
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <>
      <Button variant="plain" busy={isLoading} onClick={() => void press()}>
        Not now
      </Button>
      {error !== null && <ActionFailed error={error} />}
    </>
  );
}
