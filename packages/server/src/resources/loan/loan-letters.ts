import { loanPath } from '@fairlead/contract/web/account-paths';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { writeToBorrower } from '../outbox/write-to-borrower.ts';
import { LOAN_COMPLETE } from './letters/loan-complete.ts';
import type { LoanLetter } from './letters/loan-letter.ts';
import { PAYMENT_DATE_CHANGED } from './letters/payment-date-changed.ts';
import { PAYOUT_SENT } from './letters/payout-sent.ts';
import type { LoanChange } from './record-events.ts';

type Writer = Pick<AppServices, 'cipher' | 'config' | 'newId' | 'wallNow'>;

const LETTERS: readonly LoanLetter[] = [PAYOUT_SENT, PAYMENT_DATE_CHANGED, LOAN_COMPLETE];

/** Queues the letters that a change of the loan calls for, in the transaction of that change. */
export async function writeLoanLetters(services: Writer, tx: Db, change: LoanChange): Promise<void> {
  for (const letter of LETTERS) {
    if (letter.isCalledFor(change)) await write(services, tx, change, letter);
  }
}

async function write(
  services: Writer,
  tx: Db,
  change: LoanChange,
  { template, content }: LoanLetter,
): Promise<void> {
  const { user_id: userId, brand_id: brandId, id } = change.loan;
  const letter = { ...content(change), action: { label: 'See your plan', path: loanPath(id) } };
  await writeToBorrower(services, tx, { userId, brandId }, template, letter);
}
