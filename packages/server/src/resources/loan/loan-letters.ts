import { BRANDS } from '@fairlead/brands/brands';
import { loanPath } from '@fairlead/contract/web/account-paths';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { queueSms } from '../outbox/outbox.ts';
import { writeToBorrower } from '../outbox/write-to-borrower.ts';
import { findUser } from '../user/users.ts';
import { LOAN_SETTLED, LOAN_WITHDRAWN, WITHDRAWAL_NOTICED } from './letters/ending.ts';
import { LOAN_COMPLETE } from './letters/loan-complete.ts';
import type { LoanLetter } from './letters/loan-letter.ts';
import { PAYMENT_DATE_CHANGED } from './letters/payment-date-changed.ts';
import { LOAN_CANCELLED, PAYOUT_PROBLEM } from './letters/payout-problem.ts';
import { PAYOUT_SENT } from './letters/payout-sent.ts';
import type { LoanChange } from './record-events.ts';

type Writer = Pick<AppServices, 'cipher' | 'config' | 'newId' | 'wallNow'>;

const LETTERS: readonly LoanLetter[] = [
  PAYOUT_SENT,
  PAYOUT_PROBLEM,
  LOAN_CANCELLED,
  PAYMENT_DATE_CHANGED,
  LOAN_COMPLETE,
  LOAN_SETTLED,
  WITHDRAWAL_NOTICED,
  LOAN_WITHDRAWN,
];

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
  { template, content, actionLabel: label = 'See your plan', text }: LoanLetter,
): Promise<void> {
  const { user_id: userId, brand_id: brandId, id } = change.loan;
  const owner = { userId, brandId };
  const letter = { ...content(change), action: { label, path: loanPath(id) } };
  await writeToBorrower(services, tx, owner, template, letter);
  if (text === undefined) return;
  const user = await findUser(services, tx, owner);
  // A number that no code has proved, or whose holder replied STOP, gets no text.
  if (!user?.isNumberProven || user.hasStoppedTexts) return;
  await queueSms(services, tx, owner, template, {
    to: user.mobileNumber,
    text: text(BRANDS[brandId].dictionary),
  });
}
