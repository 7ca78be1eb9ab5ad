import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { useState } from 'react';
import { useGo } from '../../parts/navigation.tsx';
import { ActionFailed } from '../../parts/ActionFailed.tsx';
import {
  applicationPath,
  useDeclineToRequestMutation,
  useFollowUpMutation,
  type Application,
} from '../../resources/loan-application.ts';

/** Yes, or not now: either can be taken back while the price holds. */
export function OfferActions({ application: { id } }: { application: Application }) {
  const go = useGo();
  const [followUp, following] = useFollowUpMutation();
  const [declineToRequest, declining] = useDeclineToRequestMutation();
  const [error, setError] = useState<unknown>(null);
  const isBusy = following.isLoading || declining.isLoading;

  const act = async (step: () => Promise<Application>): Promise<void> => {
    if (isBusy) return;
    setError(null);
    try {
      go(applicationPath(await step()));
    } catch (failure) {
      setError(failure);
    }
  };
  const goOn = () => followUp({ params: { id }, body: { followUp: true } }).unwrap();
  const notNow = () => declineToRequest({ params: { id } }).unwrap();

  return (
    <div className="stack gap-4">
      {error !== null && <ActionFailed error={error} />}
      <Cluster>
        <Button busy={following.isLoading} onClick={() => void act(goOn)}>
          Go on with this offer
        </Button>
        <Button variant="plain" busy={declining.isLoading} onClick={() => void act(notNow)}>
          Not now
        </Button>
      </Cluster>
    </div>
  );
}
