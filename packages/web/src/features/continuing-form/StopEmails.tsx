import { Button } from '@fairlead/ui/button/Button';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { useStopDraftRemindersMutation } from '../../resources/draft/saved-draft.ts';

/** The way out of reminders, whoever typed the address. */
export function StopEmails({ token }: { token: string }) {
  const [stop, { isLoading, isSuccess, error }] = useStopDraftRemindersMutation();
  return (
    <>
      {error !== undefined && <ActionFailed error={error} />}
      <div role="status">{isSuccess && <p>We won’t remind you of this form again.</p>}</div>
      {!isSuccess && (
        <p>
          <Button variant="plain" busy={isLoading} onClick={() => void stop({ body: { token } })}>
            Stop these emails
          </Button>
        </p>
      )}
    </>
  );
}
