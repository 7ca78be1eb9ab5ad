import { loanPath } from '@fairlead/contract/web/account-paths';
import { isIn } from '@fairlead/core/loan/states';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { InsetSentences } from '@fairlead/ui/inset-text/InsetSentences';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { underWayInWords } from '../../parts/repayment/under-way.ts';
import type { Loan } from '../../resources/loan.ts';
import { listProblems } from '../../resources/problems.ts';
import type { RepaymentOptions } from '../../resources/repaying/repayment.ts';
import { HowItIsPaid } from './HowItIsPaid.tsx';
import { DEBTS, lateOptions, payableOf, payInWords, rangeInWords, restInWords } from './present-payment.ts';
import { useLatePayment } from './use-payment.ts';

type LatePaymentProps = {
  loan: Loan;
  range: NonNullable<RepaymentOptions['late']['range']>;
  directDebit: RepaymentOptions['directDebit'];
  card: RepaymentOptions['card'];
};

/** What is overdue, due or still owed, or part of it. */
export function LatePayment({ loan, range, directDebit, card }: LatePaymentProps) {
  const payable = payableOf(loan, range);
  const { title, lead } = DEBTS[payable.debt];
  const payment = useLatePayment({ loanId: loan.id, range, directDebit, card });
  const { fields, change, amount, method, problems, attempts, failure, isLoading, submit } = payment;
  const rest = restInWords(amount, payable);
  return (
    <FormPage
      title={title}
      before={<BackLink href={loanPath(loan.id)}>Your loan</BackLink>}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
      after={
        <section className="stack gap-2" aria-labelledby="advice-heading">
          <h2 id="advice-heading">If it’s more than you can afford</h2>
          <p>Pay what you can. Then talk to us, and we’ll look for a way that works for you.</p>
          <DebtAdvice />
        </section>
      }
    >
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {payable.isPartOnItsWay && <OnItsWay loan={loan} />}
      <RadioGroup
        name="choice"
        legend="How much do you want to pay?"
        options={lateOptions(payable)}
        value={fields.choice}
        error={problems.choice}
        onChange={(choice) => change({ choice })}
      />
      {fields.choice === 'other' && (
        <MoneyField
          pence
          name="amount"
          label="Amount, in pounds"
          hint={rangeInWords(range)}
          value={fields.amount}
          error={problems.amount}
          onChange={(typed) => change({ amount: typed })}
        />
      )}
      {rest !== '' && <p>{rest}</p>}
      <Spoken text={rest} />
      <HowItIsPaid
        {...{ loan, directDebit, card, method }}
        onChoose={(chosen) => change({ method: chosen })}
      />
      <Button type="submit" busy={isLoading}>
        {payInWords(amount, method)}
      </Button>
    </FormPage>
  );
}

/** The payments that the amounts below leave out. */
function OnItsWay({ loan }: { loan: Loan }) {
  const isAllCounted = isIn('terminated', loan.state);
  const counted = loan.pendingRepayments?.filter(({ purpose }) => isAllCounted || purpose !== 'instalment');
  return <InsetSentences sentences={underWayInWords({ pendingRepayments: counted })} />;
}
