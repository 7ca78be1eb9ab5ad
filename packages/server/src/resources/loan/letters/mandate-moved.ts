import { loanPath } from '@fairlead/contract/web/account-paths';
import type { BorrowerLetter } from '../../outbox/write-to-borrower.ts';
import type { LoanRow } from '../loan-store.ts';

/** Banks moved the Direct Debit with the account: nothing to do, and a warning to someone who did not switch. */
export function mandateMovedLetter(
  loan: Pick<LoanRow, 'id' | 'reference'>,
  ending: string | null,
): BorrowerLetter & { readonly template: 'mandate-moved' } {
  const account = ending === null ? 'your new account' : `your new account, which ends in ${ending}`;
  return {
    template: 'mandate-moved',
    subject: 'Your Direct Debit has moved with your account',
    paragraphs: [
      `Your bank says that your account has moved to another bank. The Direct Debit for your loan ${loan.reference} moved with it, and we’ll collect your payments from ${account}.`,
      'You don’t need to do anything. Your payments and their dates haven’t changed.',
      'If you didn’t move your account, call us now.',
    ],
    action: { label: 'See your loan', path: loanPath(loan.id) },
  };
}
