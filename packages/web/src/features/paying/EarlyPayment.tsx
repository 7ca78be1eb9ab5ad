import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { settlementQuotePath } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';
import { listProblems } from '../../resources/problems.ts';
import type { EarlyRepaymentPreview, RepaymentOptions } from '../../resources/repaying/repayment.ts';
import { HowItIsPaid } from './HowItIsPaid.tsx';
import {
  outcomeOptions,
  payInWords,
  rangeInWords,
  settlesInWords,
  type PayMethod,
} from './present-payment.ts';
import { useEarlyPayment } from './use-payment.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const EARLY_HEAD: Head = {
  title: 'Make a payment',
  lead: 'Pay extra at any time, without a fee. You pay less interest, and we’ll show you how much you save before you pay.',
};

type EarlyPaymentProps = {
  loan: Loan;
  range: NonNullable<RepaymentOptions['early']['range']>;
  directDebit: RepaymentOptions['directDebit'];
  card: RepaymentOptions['card'];
};

/** More than is due: how much, and whether the loan ends sooner or the payments fall. */
export function EarlyPayment({ loan, range: byDebit, directDebit, card }: EarlyPaymentProps) {
  const payment = useEarlyPayment({ loanId: loan.id, range: byDebit, directDebit, card });
  const { fields, change, amount, method, range, preview, previewError, problems, attempts } = payment;
  const { failure, isLoading } = payment;
  return (
    <FormPage
      title={EARLY_HEAD.title}
      before={<BackLink href={loanPath(loan.id)}>Your loan</BackLink>}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={payment.submit}
    >
      <PageHead {...EARLY_HEAD}>
        <p>
          To pay everything, <Link href={settlementQuotePath(loan.id)}>pay off your loan</Link>.
        </p>
      </PageHead>
      <MoneyField
        pence
        name="amount"
        label="How much do you want to pay, in pounds?"
        hint={rangeInWords(range)}
        value={fields.amount}
        error={problems.amount}
        onChange={(typed) => change({ amount: typed })}
      />
      {amount !== null && (
        <Outcomes
          preview={preview}
          method={method}
          keeps={fields.keeps}
          error={problems.keeps}
          onChoose={(keeps) => change({ keeps })}
        />
      )}
      {previewError !== undefined && <ActionFailed error={previewError} />}
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

type OutcomesProps = {
  preview: EarlyRepaymentPreview | undefined;
  method: PayMethod;
  keeps: string;
  error: string | undefined;
  onChoose: (keeps: string) => void;
};

function Outcomes({ preview, method, keeps, error, onChoose }: OutcomesProps) {
  if (!preview) return <Skeleton label="Working out what changes" lines={3} />;
  if (preview.settles) {
    return (
      <InsetText>
        <p>{settlesInWords(preview)}</p>
      </InsetText>
    );
  }
  const options = outcomeOptions(preview);
  // By a link the instalment always stays.
  if (method === 'link') {
    return (
      <InsetText>
        <div className="stack gap-2">
          <p>If it’s paid today:</p>
          <p>{options[0].hint}</p>
        </div>
      </InsetText>
    );
  }
  return (
    <>
      <RadioGroup
        name="keeps"
        legend="What should change?"
        options={options}
        value={keeps}
        error={error}
        onChange={onChoose}
      />
      <Spoken text={options.map(({ label, hint }) => `${label}: ${hint}`).join(' ')} />
    </>
  );
}
