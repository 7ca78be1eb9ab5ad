import { formatWholePounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import type { ReactNode, SubmitEvent } from 'react';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { makePaymentPath } from '../../loan-paths.ts';
import { listProblems, type Problems } from '../../resources/problems.ts';
import type { ApiError } from '../../state/api-error.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { isDecline, type AskedPayment } from './present-card-payment.ts';
import { Opening } from '../../parts/page/Opening.tsx';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

type CardPageProps = {
  payment: AskedPayment;
  problems: Problems;
  attempts: number;
  failure: ApiError | null;
  submit: (event: SubmitEvent) => void;
  /** The fields and the button. */
  children: ReactNode;
};

function useHead(payment: AskedPayment): Head {
  const { brandName } = usePageSettings().brand.dictionary;
  const amount = formatWholePounds(payment.amount);
  return {
    title: `Pay ${amount} by card`,
    lead: `${amount} to ${brandName}, today. It counts towards your loan once your bank has agreed.`,
  };
}

/** The page until the fields are there. */
export function OpeningOfCard({ payment }: Pick<CardPageProps, 'payment'>) {
  const back = <BackLink href={makePaymentPath(payment.id)}>Make a payment</BackLink>;
  return <Opening head={useHead(payment)} before={back} label="Preparing your payment" />;
}

/** A payment by card: to whom, how much, and why the last card did not pay. */
export function CardPage({ payment, problems, attempts, failure, submit, children }: CardPageProps) {
  const head = useHead(payment);
  return (
    <FormPage
      title={head.title}
      before={<BackLink href={makePaymentPath(payment.id)}>Make a payment</BackLink>}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <Failure error={failure} />}
      onSubmit={submit}
    >
      <PageHead {...head} />
      {children}
    </FormPage>
  );
}

function Failure({ error }: { error: ApiError }) {
  if (!isDecline(error)) return <ActionFailed error={error} />;
  return (
    <NotificationBanner live kind="warning" title="The payment didn’t go through">
      <p>{error.message} No money was taken.</p>
    </NotificationBanner>
  );
}
