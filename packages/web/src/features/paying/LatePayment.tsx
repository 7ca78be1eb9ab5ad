import { isIn } from '@fairlead/core/loan/states';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import type { Loan } from '../../resources/loan.ts';
import { listProblems } from '../../resources/problems.ts';
import type { RepaymentOptions } from '../../resources/repaying/repayment.ts';
import { HowItIsPaid } from './HowItIsPaid.tsx';
import { DEBTS, lateOptions, payInWords, rangeInWords, restInWords, type Debt } from './present-payment.ts';
import { useLatePayment } from './use-payment.ts';

type LatePaymentProps = {
  loan: Loan;
  range: NonNullable<RepaymentOptions['late']['range']>;
  directDebit: RepaymentOptions['directDebit'];
  card: RepaymentOptions['card'];
};

/** After a settlement was re-opened, what is due is not overdue yet; after a termination all of it is owed. */
function debtOf({ state, arrears }: Loan): Debt {
  if (isIn('terminated', state)) return 'owed';
  return arrears.amount > 0 ? 'overdue' : 'due';
}

/** What is overdue, due or still owed, or part of it. */
export function LatePayment({ loan, range, directDebit, card }: LatePaymentProps) {
  const debt = debtOf(loan);
  const { title, lead } = DEBTS[debt];
  const payment = useLatePayment({ loanId: loan.id, range, directDebit, card });
  const { fields, change, amount, method, problems, attempts, failure, isLoading, submit } = payment;
  const rest = restInWords(amount, range, debt);
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
      <RadioGroup
        name="choice"
        legend="How much do you want to pay?"
        options={lateOptions(range, debt)}
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
