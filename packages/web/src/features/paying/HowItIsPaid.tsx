import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import type { Loan } from '../../resources/loan.ts';
import type { RepaymentOptions } from '../../resources/repayment.ts';
import { debitInWords } from './present-payment.ts';

type HowItIsPaidProps = { loan: Loan; directDebit: RepaymentOptions['directDebit'] };

/** When and from where it is collected, until when it can be cancelled, and what happens to the next payment. */
export function HowItIsPaid({ loan, directDebit }: HowItIsPaidProps) {
  return (
    <InsetText>
      {directDebit ? (
        <div className="stack gap-2">
          {debitInWords(loan, directDebit).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : (
        <p>
          Your Direct Debit isn’t set up at the moment, so we can’t collect a payment.{' '}
          <Link href="/contact">Talk to us</Link> to pay another way.
        </p>
      )}
    </InsetText>
  );
}
