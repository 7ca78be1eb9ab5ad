import { Button } from '@fairlead/ui/button/Button';
import { Stack } from '@fairlead/ui/stack/Stack';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { applicantOf, useFollowUpMutation, type Application } from '../../resources/loan-application.ts';

/** From when the borrower can apply again, and an email on the first day if they want one. */
export function ApplyAgain({ application }: { application: Application }) {
  const [followUp, { isLoading, error }] = useFollowUpMutation();
  const because = applicantOf(application)?.cannotReApplyBecause ?? null;
  if (because === null) return null;
  const isWanted = application.followUp === true;
  const press = (): void => {
    if (!isLoading) void followUp({ params: { id: application.id }, body: { followUp: !isWanted } });
  };
  return (
    <Stack as="section" gap={3}>
      <h2>When you can apply again</h2>
      <p>{because}</p>
      {error !== undefined && <ActionFailed error={error} />}
      <p role="status">{isWanted && 'We’ll email you when you can apply again.'}</p>
      <p>
        <Button variant="secondary" busy={isLoading} onClick={press}>
          {isWanted ? 'Don’t email me' : 'Email me when I can apply'}
        </Button>
      </p>
    </Stack>
  );
}
