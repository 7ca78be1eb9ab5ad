import { InsetSentences } from '@fairlead/ui/inset-text/InsetSentences';
import { Link } from '@fairlead/ui/link/Link';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { bankAccountPath } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';
import type { RepaymentOptions } from '../../resources/repaying/repayment.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { methodOptions, wayInWords, type PayMethod } from './present-payment.ts';

type HowItIsPaidProps = {
  loan: Loan;
  directDebit: RepaymentOptions['directDebit'];
  card: RepaymentOptions['card'];
  method: PayMethod;
  onChoose: (method: PayMethod) => void;
};

/**
 * The way to pay, and what happens by it. By Direct Debit also when and from where it is collected, until when it can be
 * cancelled, and what happens to the next payment; without an instruction, where it is set up again.
 */
export function HowItIsPaid({ loan, directDebit, card, method, onChoose }: HowItIsPaidProps) {
  const { brandName } = usePageSettings().brand.dictionary;
  return (
    <>
      <RadioGroup
        name="method"
        legend="How do you want to pay?"
        options={methodOptions({ directDebit, card })}
        value={method}
        onChange={onChoose}
      />
      <InsetSentences sentences={wayInWords(method, loan, directDebit, brandName)} />
      {!directDebit && (
        <p>
          Your Direct Debit isn’t active at the moment.{' '}
          <Link href={bankAccountPath(loan.id)}>Set it up again</Link> to pay by it.
        </p>
      )}
    </>
  );
}
