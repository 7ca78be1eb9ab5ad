import { CLAIMED_WAY_CODES, CLAIMED_WAYS, type ClaimedWay } from '@fairlead/core/missing-payment/claim';
import { Button } from '@fairlead/ui/button/Button';
import { DateField } from '@fairlead/ui/date-field/DateField';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup, type RadioOption } from '@fairlead/ui/radio-group/RadioGroup';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { ReactNode } from 'react';
import { LoanForm } from '../../parts/form/LoanForm.tsx';
import type { useMissingPayment } from './use-missing-payment.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const CLAIM_HEAD: Head = {
  title: 'Payment missing?',
  lead: 'Tell us what you paid. We’ll check our records while you wait. If it isn’t there, someone on our team will look for it and answer within 5 working days.',
};

const WAYS: readonly RadioOption<ClaimedWay>[] = CLAIMED_WAY_CODES.map((value) => ({
  value,
  label: CLAIMED_WAYS[value],
}));

type ClaimFormProps = {
  id: string;
  form: ReturnType<typeof useMissingPayment>;
  /** What was asked before, and its answers. */
  before: ReactNode;
};

/** When, how much and how: what is needed to find a payment. */
export function ClaimForm({ id, form, before }: ClaimFormProps) {
  const { fields, change, problems } = form;
  const { day, month, year } = fields;
  return (
    <LoanForm title={CLAIM_HEAD.title} step="form" loanId={id} form={form}>
      <PageHead {...CLAIM_HEAD} />
      {before}
      <DateField
        name="paidOn"
        legend="When did the money leave your account?"
        hint="For example, 5 1 2026. A day or two either way is fine."
        value={{ day, month, year }}
        onChange={change}
        error={problems.paidOn}
      />
      <MoneyField
        name="amount"
        label="How much was it, in pounds?"
        pence
        value={fields.amount}
        onChange={(amount) => change({ amount })}
        error={problems.amount}
      />
      <RadioGroup
        name="way"
        legend="How was it paid?"
        options={WAYS}
        value={fields.way}
        onChange={(way) => change({ way })}
        error={problems.way}
      />
      <TextField
        name="reference"
        label="Payment reference (optional)"
        hint="As your bank statement shows it. Leave out card and account numbers."
        width={20}
        value={fields.reference}
        onChange={(reference) => change({ reference })}
      />
      <Button type="submit" busy={form.isLoading}>
        Find my payment
      </Button>
    </LoanForm>
  );
}
