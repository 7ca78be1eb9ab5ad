import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import type { Loan } from '../../resources/loan.ts';
import type { RepaymentOptions } from '../../resources/repaying/repayment.ts';
import { debitInWords, methodOptions, type PayMethod } from './present-payment.ts';

type HowItIsPaidProps = {
  loan: Loan;
  directDebit: RepaymentOptions['directDebit'];
  card: RepaymentOptions['card'];
  method: PayMethod | null;
  onChoose: (method: PayMethod) => void;
};

/**
 * The way to pay. By Direct Debit also when and from where it is collected, until when it can be cancelled, and what
 * happens to the next payment.
 */
export function HowItIsPaid({ loan, directDebit, card, method, onChoose }: HowItIsPaidProps) {
  return (
    <>
      {directDebit && card && (
        <RadioGroup
          name="method"
          legend="How do you want to pay?"
          options={methodOptions(directDebit)}
          value={method ?? ''}
          onChange={onChoose}
        />
      )}
      <InsetText>
        <div className="stack gap-2">
          {wordsFor(method, loan, directDebit).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {method === null && (
            <p>
              <Link href="/contact">Talk to us</Link> to pay another way.
            </p>
          )}
        </div>
      </InsetText>
    </>
  );
}

function wordsFor(
  method: PayMethod | null,
  loan: Loan,
  directDebit: RepaymentOptions['directDebit'],
): readonly string[] {
  if (method === 'card') return ['You pay on the next page, and it counts from today.'];
  if (directDebit) return debitInWords(loan, directDebit);
  return ['Your Direct Debit isn’t set up at the moment, so we can’t collect a payment.'];
}
