import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { useStopDraftRemindersMutation } from '../../resources/draft/saved-draft.ts';

/** The way out of reminders, also where someone else typed the address. */
export function StopEmails({ token }: { token: string }) {
  const [stop, { isLoading, isSuccess, error }] = useStopDraftRemindersMutation();
  const press = (): void => {
    if (!isLoading) void stop({ body: { token } });
  };
  return (
    <>
      {error !== undefined && <ActionFailed error={error} />}
      <p>
        {!isSuccess && (
          <button type="button" className="link-button" onClick={press}>
            Stop these emails
          </button>
        )}
        <span role="status">{isSuccess && 'We won’t remind you of this form again.'}</span>
      </p>
    </>
  );
}
