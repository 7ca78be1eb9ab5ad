import { useEffect, useRef } from 'react';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { useStopDraftRemindersMutation } from '../../resources/draft/saved-draft.ts';

/** Ends the reminders, also for someone whose address another person typed. */
export function StopEmails({ token }: { token: string }) {
  const [stop, { isLoading, isSuccess, error }] = useStopDraftRemindersMutation();
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isSuccess) words.current?.focus();
  }, [isSuccess]);
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
        <span role="status" ref={words} tabIndex={-1}>
          {isSuccess && 'We won’t remind you about this form again.'}
        </span>
      </p>
    </>
  );
}
