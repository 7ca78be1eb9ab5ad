import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { NotNowButton } from '../../parts/application/NotNowButton.tsx';
import { useApplicationStep } from '../../parts/application/use-application-step.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { changeLoanPath, commissionPath } from '../../application-paths.ts';
import {
  isCommissionToAgree,
  useFollowUpMutation,
  type Application,
} from '../../resources/loan-application.ts';

/** Continue, change it, or not now: each can be undone while the price is held. */
export function OfferActions({ application }: { application: Application }) {
  const { id } = application;
  const step = useApplicationStep(useFollowUpMutation(), { params: { id }, body: { followUp: true } });
  return (
    <div className="stack gap-4">
      {step.error !== null && <ActionFailed error={step.error} />}
      <Cluster>
        {isCommissionToAgree(application) ? (
          <Button href={commissionPath(id)}>Continue with this offer</Button>
        ) : (
          <Button busy={step.isLoading} onClick={step.press}>
            Continue with this offer
          </Button>
        )}
        <NotNowButton applicationId={id} />
        <Link href={changeLoanPath(id)}>Change the amount or the term</Link>
      </Cluster>
    </div>
  );
}
