import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { requirementOf, type Application } from '../../resources/loan-application.ts';
import { usePaymentDayChoicesQuery } from '../../resources/requirement.ts';
import { PaymentDayForm } from './PaymentDayForm.tsx';

export const handle = screen({ access: 'borrower' });

export default function PaymentDayScreen() {
  const id = useApplicationId();
  return (
    <WithApplication id={id} states={['Requirements', 'Documents']} loading="Finding available days">
      {(application) => <Choices application={application} />}
    </WithApplication>
  );
}

function Choices({ application }: { application: Application }) {
  const requirement = requirementOf(application, 'payment-day');
  const id = requirement?.id ?? '';
  const { data, error, refetch } = usePaymentDayChoicesQuery({ params: { id } });
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading title="Finding available days" />;
  return <PaymentDayForm application={application} requirementId={id} choices={data} />;
}
