import { Button } from '@fairlead/ui/button/Button';
import { useDeclineToRequestMutation } from '../../resources/loan-application.ts';
import { ActionFailed } from '../page/ActionFailed.tsx';
import { useApplicationStep } from './use-application-step.ts';

/** Puts the offer aside. It can be taken up again while the price holds. */
export function NotNowButton({
  applicationId: id,
  label = 'Not now',
}: {
  applicationId: string;
  label?: string;
}) {
  const { press, isLoading, error } = useApplicationStep(useDeclineToRequestMutation(), { params: { id } });
  return (
    <>
      <Button variant="plain" busy={isLoading} onClick={press}>
        {label}
      </Button>
      {error !== null && <ActionFailed error={error} />}
    </>
  );
}
