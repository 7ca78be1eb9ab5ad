import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { screen } from '../../parts/page/screen.ts';
import { usePaymentDayChoicesQuery } from '../../resources/requirement.ts';
import { PaymentDayForm } from './PaymentDayForm.tsx';
import { RequirementScreen, type Asked } from './RequirementScreen.tsx';

export const handle = screen({ access: 'borrower' });

export default function PaymentDayScreen() {
  return <RequirementScreen kind="payment-day">{(asked) => <Choices {...asked} />}</RequirementScreen>;
}

function Choices({ application, requirement: { id } }: Asked) {
  const { data, error, refetch } = usePaymentDayChoicesQuery({ params: { id } });
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading title="Finding available days" />;
  return <PaymentDayForm application={application} requirementId={id} choices={data} />;
}
