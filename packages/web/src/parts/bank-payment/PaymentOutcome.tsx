import type { SceneName } from '@fairlead/brands/scene-names';
import { ACCOUNT, loanPath } from '@fairlead/contract/web/account-paths';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { bankPaymentPath, makePaymentPath, settlementQuotePath } from '../../loan-paths.ts';
import { useReadBankPaymentQuery, type BankPayment } from '../../resources/repaying/bank-payment.ts';
import { useLoan } from '../../resources/loan.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAuth } from '../../state/use-auth.ts';
import { CallFailed } from '../page/CallFailed.tsx';
import { JourneyPage, type Way } from '../page/JourneyPage.tsx';
import { LoanNow } from '../repayment/LoanNow.tsx';
import { outcomeInWords } from './outcome-words.ts';
import { Opening } from '../page/Opening.tsx';

const EVERY_MS = 5_000;

const OPENING = (
  <Opening
    head={{
      title: 'Your payment',
      lead: 'This page shows how your payment is going. It updates automatically until the money reaches us.',
    }}
    label="Finding your payment"
  />
);

const NOT_THERE = {
  title: 'We can’t show this payment here',
  text: 'Your account shows every payment you’ve made, and what is left to pay.',
};

/** How a payment is, whatever the address says, and what is true of the loan. It is followed until it has ended. */
export function PaymentOutcome({ id }: { id: string }) {
  const { isRead, authObject } = useAuth('isRead', 'authObject');
  const isSignedIn = authObject !== null;
  const [isOver, setIsOver] = useState(false);
  const payment = useReadBankPaymentQuery(isSignedIn ? { params: { id } } : skipToken, {
    pollingInterval: isOver ? 0 : EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  if (!isOver && payment.data && hasEnded(payment.data)) setIsOver(true);
  if (!isRead) return OPENING;
  const isNotThere = isApiError(payment.error) && payment.error.type === 'notFound';
  if (!isSignedIn || isNotThere)
    return <JourneyPage {...NOT_THERE} ways={[{ label: 'Go to your account', href: ACCOUNT }]} />;
  if (payment.data) return <Ended payment={payment.data} />;
  if (payment.error) return <CallFailed error={payment.error} onRetry={() => void payment.refetch()} />;
  return OPENING;
}

/** Nothing more comes of it. */
const hasEnded = ({ outcome, isCredited }: BankPayment): boolean =>
  isCredited || !['waiting', 'pending', 'complete'].includes(outcome);

function Ended({ payment }: { payment: BankPayment }) {
  const { loanId, isCredited, outcome } = payment;
  const { data: loan, isFetching, refetch } = useLoan(loanId, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (isCredited) void refetch();
  }, [isCredited, refetch]);
  const words = outcomeInWords(payment);
  const ways = words.canRetry ? waysToRetry(payment) : [{ label: 'Go to your loan', href: loanPath(loanId) }];
  const scene = sceneOf(payment);
  const credited = isCredited && outcome === 'complete' ? CREDITED : words.text;
  return (
    <JourneyPage title={words.title} text={credited} scene={scene} ways={ways}>
      {!loan && isFetching && <Skeleton label="Loading what is left to pay" lines={3} />}
      {loan && <LoanNow loan={loan} />}
    </JourneyPage>
  );
}

/** Paid, or not yet. One that came to nothing has no drawing. */
function sceneOf({ outcome, isCredited }: BankPayment): SceneName | undefined {
  if (isCredited || outcome === 'complete') return 'paid';
  return outcome === 'pending' || outcome === 'waiting' ? 'waiting' : undefined;
}

const CREDITED = 'It has reached us and counts from today. You don’t need to do anything else.';

function againPath({ loanId, flow, amount }: BankPayment): string {
  if (flow === 'late') return bankPaymentPath(loanId, flow, amount);
  return flow === 'settlement' ? settlementQuotePath(loanId) : makePaymentPath(loanId);
}

function waysToRetry(payment: BankPayment): readonly Way[] {
  return [
    { label: 'Try again', href: againPath(payment) },
    { label: 'Go to your loan', href: loanPath(payment.loanId) },
  ];
}
