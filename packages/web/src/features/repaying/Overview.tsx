import { Columns } from '@fairlead/ui/columns/Columns';
import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { Suspense, useState, type ReactNode } from 'react';
import { laterPart } from '../../parts/page/later-part.tsx';
import type { CardOfLoan, Loan } from '../../resources/loan.ts';
import { Completed } from './Completed.tsx';
import { LoanAside } from './LoanAside.tsx';
import { ManageLoan } from './ManageLoan.tsx';
import { NextPayment } from './NextPayment.tsx';
import { OnItsWay } from './OnItsWay.tsx';
import { areAllPaidOff, cardsOf } from './cards-of.ts';
import { presentDirectDebitAlert } from './present-alerts.ts';
import { statePageOf, type StatePage } from './present-state.ts';
import { LoanProgress } from './LoanProgress.tsx';

/** Below the first view. */
const LoanPicture = laterPart(
  'the chart of your balance',
  async () => (await import('./picture/LoanPicture.tsx')).LoanPicture,
);

/** Only of a loan that pays off cards. */
const CardsToPayOff = laterPart(
  'the cards to pay off',
  async () => (await import('./CardsToPayOff.tsx')).CardsToPayOff,
);

/** Only of a loan that could not be paid out. */
const NotPaid = laterPart('what to do', async () => (await import('./not-paid/NotPaid.tsx')).NotPaid);

/** Only of a loan with missed payments. */
const Arrears = laterPart('how to catch up', async () => (await import('./late/Arrears.tsx')).Arrears);

/** Only of a loan in a breathing space. */
const InBreathingSpace = laterPart(
  'your breathing space',
  async () => (await import('./late/InBreathingSpace.tsx')).InBreathingSpace,
);

/** Only of a loan with a payment plan. */
const PaymentPlan = laterPart(
  'your payment plan',
  async () => (await import('./plan/PaymentPlan.tsx')).PaymentPlan,
);

/** Only of a loan whose payment plan ended lately. */
const PlanOver = laterPart('how your plan ended', async () => (await import('./plan/PlanOver.tsx')).PlanOver);

/** Only of a loan that ended before its last instalment. */
const Ended = laterPart('how your loan ended', async () => (await import('./ended/Ended.tsx')).Ended);

/** Only of a loan whose last payment is more than agreed. */
const LastPayment = laterPart(
  'your last payment',
  async () => (await import('./last-payment/LastPayment.tsx')).LastPayment,
);

/** Only of a loan whose settlement came back. */
const Reopened = laterPart('what happened', async () => (await import('./reopened/Reopened.tsx')).Reopened);

/** Only of a loan with a card payment that went back. */
const TakenBack = laterPart(
  'what happened to your payment',
  async () => (await import('./taken-back/TakenBack.tsx')).TakenBack,
);

/** Only of a loan that the borrower withdrew from. */
const Withdrawing = laterPart(
  'what you pay back',
  async () => (await import('./Withdrawing.tsx')).Withdrawing,
);

/** Only of a loan with payments that the borrower asked for. */
const PendingPayments = laterPart(
  'the payments under way',
  async () => (await import('./PendingPayments.tsx')).PendingPayments,
);

/** Only of a hire purchase. */
const HiredCar = laterPart('your car', async () => (await import('./hired/HiredCar.tsx')).HiredCar);

function Pending({ loan }: { loan: Loan }) {
  const payments = loan.pendingRepayments?.filter(({ purpose }) => purpose !== 'instalment') ?? [];
  return payments.length === 0 ? null : (
    <Suspense fallback={<Skeleton label="Loading the payments under way" lines={3} />}>
      <PendingPayments loan={loan} payments={payments} />
    </Suspense>
  );
}

function Taken({ loan }: { loan: Loan }) {
  const isTaken = loan.historicalRepayments?.some(
    ({ kind, method }) => kind === 'repayment-returned' && method === 'Card',
  );
  return isTaken ? (
    <Suspense>
      <TakenBack loan={loan} />
    </Suspense>
  ) : null;
}

function OpenAgain({ loan }: { loan: Loan }) {
  return loan.reopening === null ? null : (
    <Suspense fallback={<Skeleton label="Loading what happened" figure lines={4} />}>
      <Reopened loan={loan} />
    </Suspense>
  );
}

function Over({ loan }: { loan: Loan }) {
  return loan.endedArrangement === null ? null : (
    <Suspense fallback={<Skeleton label="Loading how your plan ended" lines={2} />}>
      <PlanOver loan={loan} ended={loan.endedArrangement} />
    </Suspense>
  );
}

function LargerLast({ loan }: { loan: Loan }) {
  return loan.lastInstalment === null ? null : (
    <Suspense fallback={<Skeleton label="Loading your last payment" lines={6} />}>
      <LastPayment loan={loan} />
    </Suspense>
  );
}

function Cards({ cards }: { cards: readonly CardOfLoan[] }) {
  return (
    <Suspense fallback={<Skeleton label="Loading the cards to pay off" lines={6} />}>
      <CardsToPayOff cards={cards} />
    </Suspense>
  );
}

function Picture({ loan }: { loan: Loan }) {
  return (
    <Suspense fallback={<Skeleton label="Loading the chart of your balance" lines={6} />}>
      <LoanPicture loan={loan} />
    </Suspense>
  );
}

const PAGES: Readonly<Record<StatePage, (loan: Loan) => ReactNode>> = {
  'not-paid': (loan) => (
    <Suspense fallback={<Skeleton label="Loading what to do" figure lines={4} />}>
      <NotPaid loan={loan} />
    </Suspense>
  ),
  withdrawing: (loan) => (
    <Suspense fallback={<Skeleton label="Loading what you pay back" figure lines={4} />}>
      <Withdrawing loan={loan} />
    </Suspense>
  ),
  'on-its-way': (loan) => (
    <>
      <OnItsWay loan={loan} />
      <Picture loan={loan} />
    </>
  ),
  repaying: (loan) => (
    <>
      <OpenAgain loan={loan} />
      <Over loan={loan} />
      <NextPayment loan={loan} />
      <LargerLast loan={loan} />
      <Pending loan={loan} />
      <ManageLoan loan={loan} />
      <LoanProgress loan={loan} />
      <Picture loan={loan} />
    </>
  ),
  late: (loan) => (
    <>
      <Over loan={loan} />
      <Suspense fallback={<Skeleton label="Loading how to catch up" figure lines={4} />}>
        <Arrears loan={loan} />
      </Suspense>
      <OpenAgain loan={loan} />
      <LargerLast loan={loan} />
      <Pending loan={loan} />
    </>
  ),
  plan: (loan) => (
    <>
      <Suspense fallback={<Skeleton label="Loading your payment plan" figure lines={4} />}>
        <PaymentPlan loan={loan} />
      </Suspense>
      <OpenAgain loan={loan} />
      <Pending loan={loan} />
    </>
  ),
  complete: (loan) => (
    <>
      <Completed loan={loan} />
      <Picture loan={loan} />
    </>
  ),
  'breathing-space': (loan) => (
    <>
      <Suspense fallback={<Skeleton label="Loading your breathing space" figure lines={4} />}>
        <InBreathingSpace loan={loan} />
      </Suspense>
      <Pending loan={loan} />
    </>
  ),
  ended: (loan) => (
    <Suspense fallback={<Skeleton label="Loading how your loan ended" lines={4} />}>
      <Ended loan={loan} />
    </Suspense>
  ),
};

/** The overview of a loan, by its state. */
export function Overview({ loan }: { loan: Loan }) {
  const alert = presentDirectDebitAlert(loan);
  const cards = cardsOf(loan);
  // They stay where they are on the page when the last one is marked.
  const [areBelow] = useState(areAllPaidOff(cards));
  return (
    <Columns layout="main-aside" gap={8}>
      <div className="loan-page stack gap-7">
        {alert && (
          <NotificationBanner kind={alert.kind} title={alert.title}>
            <p>
              {alert.text} {alert.href && <Link href={alert.href}>Set up your Direct Debit</Link>}
            </p>
          </NotificationBanner>
        )}
        <Taken loan={loan} />
        {!areBelow && <Cards cards={cards} />}
        {PAGES[statePageOf(loan)](loan)}
        {loan.hirePurchase && (
          <Suspense fallback={<Skeleton label="Loading your car" lines={6} />}>
            <HiredCar loan={loan} hired={loan.hirePurchase} />
          </Suspense>
        )}
        {areBelow && cards.length > 0 && <Cards cards={cards} />}
      </div>
      <LoanAside loan={loan} />
    </Columns>
  );
}
