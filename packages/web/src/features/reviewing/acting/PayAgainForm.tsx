import { formatWholePounds } from '@fairlead/core/money/pounds';
import { DateField } from '@fairlead/ui/date-field/DateField';
import type { LoanForStaff } from '../staff-page.ts';
import { fieldsOf } from './action-attempt.ts';
import { ActionForm, type ActionFormProps } from './ActionForm.tsx';

const WORDS = {
  'old-lender': {
    title: 'Pay the old lender again',
    text: 'came back from the old lender, or was refused. Check its account in the list of lenders, and ask it for the last day on which it accepts this figure. If it asks for more, the borrower pays it the difference.',
  },
  borrower: {
    title: 'Pay the borrower’s part again',
    text: 'came back from the borrower’s bank, or was refused. We’ll send it to the bank account that their Direct Debit uses. If they need a different one, they can change it when they sign in, and the bank checks the name.',
  },
} as const;

type PayAgainFormProps = ActionFormProps & { loan: Pick<LoanForStaff, 'unpaidParts' | 'possible'> };

/** A part of the price of a car that did not arrive. Nothing where every part did. */
export function PayAgainForm({ loan, ...form }: PayAgainFormProps) {
  const [part] = loan.unpaidParts;
  const isPossible = loan.possible.some(({ kind, whyNot }) => kind === 'payout-again' && whyNot === null);
  if (!part || !isPossible) return null;
  const fields = fieldsOf(form.attempt, 'payout-again');
  const { title, text } = WORDS[part.payee];
  return (
    <ActionForm {...form} kind="payout-again" title={title} button="Propose to pay it again">
      <p>
        {formatWholePounds(part.amount)} {text} A second person has to confirm it. The borrower is then
        emailed.
      </p>
      <input type="hidden" name="payee" value={part.payee} />
      {part.payee === 'old-lender' && (
        <DateField
          name="settlementValidUntil"
          id={fields.id('settlementValidUntil')}
          legend="The last day on which it accepts the figure"
          value={fields.date('settlementValidUntil')}
          error={fields.error('settlementValidUntil')}
        />
      )}
    </ActionForm>
  );
}
