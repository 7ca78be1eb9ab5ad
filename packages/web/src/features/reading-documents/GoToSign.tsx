import { Button } from '@fairlead/ui/button/Button';
import { useState } from 'react';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { useGo } from '../../parts/page/navigation.tsx';
import {
  unreadOf,
  useCompleteReadDocumentsMutation,
  type DocumentSet,
} from '../../resources/loan-application.ts';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { taskPath } from '../../application-paths.ts';

/** Leads to the signature when everything is read; until then it lists what is left. */
export function GoToSign({ applicationId, set }: { applicationId: string; set: DocumentSet }) {
  const go = useGo();
  const [complete, { isLoading }] = useCompleteReadDocumentsMutation();
  const [error, setError] = useState<unknown>(null);
  const [isAsked, setIsAsked] = useState(false);
  const unread = unreadOf(set);
  const goOn = async (): Promise<void> => {
    setIsAsked(true);
    if (unread.length > 0 || isLoading) return;
    try {
      await complete({ params: { id: applicationId } }).unwrap();
      go(taskPath(applicationId, 'sign'));
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <div className="stack gap-4">
      {error !== null && <ActionFailed error={error} />}
      {isAsked && unread.length > 0 && (
        <NotificationBanner live kind="warning" title="You have more to read first">
          <p>Left to read: {unread.map(({ title }) => title).join(', ')}.</p>
        </NotificationBanner>
      )}
      <Button busy={isLoading} onClick={() => void goOn()}>
        Continue to sign
      </Button>
    </div>
  );
}
