import { loanPath } from '@fairlead/contract/web/account-paths';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { InsetSentences } from '@fairlead/ui/inset-text/InsetSentences';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Link } from '@fairlead/ui/link/Link';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { JourneyPage } from '../../parts/page/JourneyPage.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { makePaymentPath, repaymentLinkPath } from '../../loan-paths.ts';
import { loanReading, useLoan, type Loan } from '../../resources/loan.ts';
import { isApiError } from '../../state/api-error.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { useAskedPayment, type AskedPayment } from './asked-payment.ts';
import { OnAnotherDevice } from './OnAnotherDevice.tsx';
import { effectInWords, stepsInWords } from './present-bank-payment.ts';
import { useBankPayment } from './use-bank-payment.ts';
import { Opening } from '../../parts/page/Opening.tsx';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const handle = screen({ access: 'borrower', reads: loanReading });

const HEAD: Head = {
  title: 'Pay from your bank',
  lead: 'Your payment reaches us within seconds and counts from today. There is no fee.',
};

/** Pays from the borrower's bank: how much, what will happen, and a link to the bank. */
export default function BankPaymentScreen() {
  const [search] = useSearchParams();
  return <PaymentOfAddress key={search.toString()} search={search} />;
}

function PaymentOfAddress({ search }: { search: URLSearchParams }) {
  const id = search.get('id') ?? '';
  const loan = useLoan(id);
  const { asked: current, isLoading, error, refetch } = useAskedPayment(search, loan.data);
  // Once it is started, nothing more may be left to pay; it stays the payment that was shown.
  const [asked, keep] = useState(current);
  if (!asked && current) keep(current);
  const failure = loan.error ?? error;
  if (failure && !(loan.data && asked)) {
    const again = (): void => {
      void loan.refetch();
      refetch();
    };
    return <CallFailed error={failure} onRetry={again} />;
  }
  if (!loan.data || isLoading) {
    const back = <BackLink href={makePaymentPath(id)}>Make a payment</BackLink>;
    return <Opening head={HEAD} before={back} label="Getting your payment ready" />;
  }
  if (!asked) return <NoPayment id={id} />;
  return <BankPayment loan={loan.data} asked={asked} />;
}

const NO_AMOUNT = 'You need to choose an amount before you can pay from your bank.';

function NoPayment({ id, text = NO_AMOUNT }: { id: string; text?: string }) {
  const ways = [
    { label: 'Make a payment', href: makePaymentPath(id) },
    { label: 'Go to your loan', href: loanPath(id) },
  ];
  return <JourneyPage title="Choose what to pay first" text={text} ways={ways} />;
}

function BankPayment({ loan, asked }: { loan: Loan; asked: AskedPayment }) {
  const payment = useBankPayment(asked);
  const { brand } = usePageSettings();
  const { failure, busy, elsewhere, leave, hand } = payment;
  const title = `Pay ${formatWholePounds(asked.amount)} from your bank`;
  // The amount in the address can no longer be paid, because something was paid in the meantime.
  if (isApiError(failure) && failure.type === 'amountNotPossible')
    return <NoPayment id={loan.id} text={failure.message} />;
  if (elsewhere) return <OnAnotherDevice title={title} url={elsewhere.url} back={payment.stopWaiting} />;
  return (
    <Page title={title}>
      <BackLink href={makePaymentPath(loan.id)}>Make a payment</BackLink>
      {failure !== null && <ActionFailed error={failure} />}
      <PageHead {...HEAD} title={title} />
      <section className="stack gap-3" aria-labelledby="steps-heading">
        <h2 id="steps-heading">What happens next</h2>
        <ol className="list">
          {stepsInWords(brand.dictionary.brandName, asked.amount).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <InsetSentences sentences={effectInWords(asked, loan)} />
      <Cluster>
        <Button busy={busy === 'here'} onClick={leave}>
          Choose your bank
        </Button>
        <Button variant="secondary" busy={busy === 'elsewhere'} onClick={hand}>
          Continue on another device
        </Button>
      </Cluster>
      {asked.flow !== 'settlement' && (
        <p>
          <Link href={repaymentLinkPath(loan.id, asked.amount)}>Ask someone else to pay</Link>
        </p>
      )}
    </Page>
  );
}
