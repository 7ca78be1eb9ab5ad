import { useSearchParams } from 'react-router';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useRepaymentOptionsQuery } from '../../resources/repaying/repayment.ts';
import { useReadMagicValuesQuery } from '../../resources/sandbox.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { makePaymentPath } from '../../loan-paths.ts';
import { BankQuestionPage } from './BankQuestionPage.tsx';
import { CardEnd } from './CardEnd.tsx';
import { CardForm } from './CardForm.tsx';
import { declineIn, paymentIn, testCardsIn, type AskedPayment } from './present-card-payment.ts';
import { useCardPayment } from './use-card-payment.ts';

export const handle = screen({ access: 'borrower' });

/** Pays arrears, early or everything by card: the amount comes from the page before. */
export default function PayByCardScreen() {
  const [search] = useSearchParams();
  const payment = paymentIn(search);
  return payment ? (
    <CardPayment key={search.toString()} payment={payment} />
  ) : (
    <NotByCard id={search.get('id') ?? ''} reason="Choose first how much you want to pay." />
  );
}

function CardPayment({ payment }: { payment: AskedPayment }) {
  const options = useRepaymentOptionsQuery({ params: { id: payment.id } });
  const values = useReadMagicValuesQuery({});
  const form = useCardPayment(payment);
  const { dictionary } = usePageSettings().brand;
  const { question, outcome, failure, isBusy } = form;
  if (outcome !== null) return <CardEnd payment={payment} outcome={outcome} />;
  const decline = declineIn(failure);
  if (decline?.canRetry === false) return <NotByCard id={payment.id} reason={decline.text} />;
  if (question)
    return (
      <BankQuestionPage
        amount={payment.amount}
        isBusy={isBusy}
        failure={failure}
        onAnswer={(isConfirmed) => form.answer(question, isConfirmed)}
      />
    );
  const error = options.error ?? values.error;
  if (error) return <CallFailed error={error} onRetry={() => void options.refetch()} />;
  if (!options.data || !values.data) return <Loading title="Preparing your payment" />;
  if (options.data.card === null)
    return <NotByCard id={payment.id} reason="Paying by card isn’t possible here yet." />;
  const cards = testCardsIn(values.data);
  return <CardForm payment={payment} lender={dictionary.brandName} cards={cards} form={form} />;
}

function NotByCard({ id, reason }: { id: string; reason: string }) {
  const title = 'You can’t pay by card at the moment';
  return (
    <Page title={title}>
      <BackLink href={loanPath(id)}>Your loan</BackLink>
      <h1>{title}</h1>
      <p className="lead">{reason}</p>
      <p>
        You can pay by Direct Debit in place of it, or <Link href="/contact">talk to us</Link>.
      </p>
      <p>
        <Button href={makePaymentPath(id)}>Make a payment</Button>
      </p>
    </Page>
  );
}
