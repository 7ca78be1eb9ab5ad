import type { ArrangementRefusal } from '@fairlead/core/arrangement/eligibility';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { makePaymentPath, paymentDatePath, withdrawPath } from '../../loan-paths.ts';
import { budgetPath } from '../../parts/budget/budget-path.ts';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { TalkToUs } from '../../parts/lender/TalkToUs.tsx';
import { Page } from '../../parts/page/Page.tsx';
import type { ArrangementInfo } from '../../resources/arrangement/arrangement.ts';
import { useLoan } from '../../resources/loan.ts';

type WhyNot = NonNullable<ArrangementInfo['whyNot']>;

type Way = { href: (loanId: string) => string; label: string };

const TO_LOAN: Way = { href: (id) => loanPath(id), label: 'See your loan' };
const PAY: Way = { href: makePaymentPath, label: 'Make a payment' };

/** What a borrower can do instead, the first as the button of the page. */
const WAYS: Readonly<Record<ArrangementRefusal, readonly [Way, ...Way[]]>> = {
  notPaidOutYet: [TO_LOAN],
  loanNotActive: [TO_LOAN],
  withdrawing: [{ href: withdrawPath, label: 'See what you pay back' }, TO_LOAN],
  needsAPerson: [TO_LOAN],
  planUnderWay: [TO_LOAN],
  interestPaused: [TO_LOAN],
  nothingOverdue: [TO_LOAN, { href: paymentDatePath, label: 'Change your payment day' }],
  askedTwice: [PAY, TO_LOAN],
};

/** Why no plan can be set up here, and what can be done instead. */
export function NotEligible({ loanId, whyNot }: { loanId: string; whyNot: WhyNot }) {
  const title = 'You can’t set up a payment plan here at the moment';
  const { data: loan } = useLoan(loanId);
  const [first, ...others] = WAYS[whyNot.reason];
  return (
    <Page title={title} step="not-eligible">
      <BackLink href={loanPath(loanId)}>Your loan</BackLink>
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead">{whyNot.message}</p>
      </header>
      <div className="cluster gap-3">
        <Button href={first.href(loanId)}>{first.label}</Button>
        {others.map(({ href, label }) => (
          <Button key={label} variant="secondary" href={href(loanId)}>
            {label}
          </Button>
        ))}
      </div>
      <section className="stack gap-3" aria-labelledby="talk">
        <h2 id="talk">Talk to a person</h2>
        <TalkToUs reference={loan?.reference} />
      </section>
      <section className="stack gap-3" aria-labelledby="advice">
        <h2 id="advice">Get free advice</h2>
        <DebtAdvice />
        <p>
          <Link href={budgetPath()}>Your budget</Link> is a summary of your figures that you can show them,
          and us.
        </p>
      </section>
    </Page>
  );
}
