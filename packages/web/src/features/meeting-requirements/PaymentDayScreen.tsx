import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { usePaymentDayChoicesQuery } from '../../resources/requirement.ts';
import { DAY_HEAD, PaymentDayForm } from './PaymentDayForm.tsx';
import { RequirementScreen, type Asked } from './RequirementScreen.tsx';
import { Opening } from '../../parts/page/Opening.tsx';
import { continuePath } from '../../paths.ts';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function PaymentDayScreen() {
  return (
    <RequirementScreen kind="payment-day" head={DAY_HEAD}>
      {(asked) => <Choices {...asked} />}
    </RequirementScreen>
  );
}

function Choices({ application, requirement: { id } }: Asked) {
  const back = <BackLink href={continuePath(application.id)} />;
  const { data, error, refetch } = usePaymentDayChoicesQuery({ params: { id } });
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Opening head={DAY_HEAD} before={back} label="Finding available days" />;
  return <PaymentDayForm application={application} requirementId={id} choices={data} />;
}
