import { ARRANGEMENT_CREDIT_FILE } from '@fairlead/core/arrangement/credit-file';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { makePaymentPath, selfServeArrangementPath } from '../../loan-paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import { stepToContinue } from './arrangement-path.ts';
import { months } from './present-arrangement.ts';
import { StepAdvice } from './StepPage.tsx';
import type { StepProps } from './step-props.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { PLAN_HEAD } from './heads.ts';

/** What a plan is and does, before the first question and whenever the borrower comes back to it. */
export function StartStep({ loanId, arrangement, info }: StepProps) {
  const isNew = arrangement.formData.reason === null;
  const next = stepToContinue(arrangement, info.financialStatement);
  return (
    <Page title={PLAN_HEAD.title} step="start">
      <BackLink href={loanPath(loanId)}>Your loan</BackLink>
      <PageHead {...PLAN_HEAD} />
      <ul className="list">
        <li>
          You pay an amount that leaves you enough to live on, for up to {months(info.maximumTerm)}, instead
          of your usual payments.
        </li>
        <li>We add no interest while the plan runs, and there is no fee.</li>
        <li>
          You’ll still owe what you don’t pay: the {formatWholePounds(info.overdue)} that is overdue now, and
          the rest of your usual payments. You’ll see how much before you agree.
        </li>
        <li>Nothing changes until you agree the plan at the end.</li>
      </ul>
      <section className="stack gap-2" aria-labelledby="credit-file">
        <h2 id="credit-file">Your credit file</h2>
        <p>{ARRANGEMENT_CREDIT_FILE.join(' ')}</p>
      </section>
      <Cluster>
        <Button href={selfServeArrangementPath(loanId, next)}>
          {isNew ? 'Start' : 'Continue your plan'}
        </Button>
        <Button variant="secondary" href={makePaymentPath(loanId)}>
          Make a payment instead
        </Button>
      </Cluster>
      <StepAdvice />
    </Page>
  );
}
