import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { useState } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { changeLoanPath } from '../../paths.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { NotNowButton } from '../../parts/application/NotNowButton.tsx';
import { useFollowUpMutation } from '../../resources/loan-application.ts';

/** Continue, change it, or not now: each can be undone while the price is held. */
export function OfferActions({ applicationId: id }: { applicationId: string }) {
  const go = useGo();
  const [followUp, { isLoading }] = useFollowUpMutation();
  const [error, setError] = useState<unknown>(null);
  const continueWithOffer = async (): Promise<void> => {
    if (isLoading) return;
    setError(null);
    try {
      go(applicationPath(await followUp({ params: { id }, body: { followUp: true } }).unwrap()));
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <div className="stack gap-4">
      {error !== null && <ActionFailed error={error} />}
      <Cluster>
        <Button busy={isLoading} onClick={() => void continueWithOffer()}>
          Continue with this offer
        </Button>
        <NotNowButton applicationId={id} />
        <Link href={changeLoanPath(id)}>Change the amount or the term</Link>
      </Cluster>
    </div>
  );
}
