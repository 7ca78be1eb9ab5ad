import { loanPath } from '@fairlead/contract/web/account-paths';
import { hasPayerDied } from '@fairlead/core/collection/direct-debit-reasons';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { writeAboutLoan } from '../outbox/write-to-borrower.ts';
import { openHireNumbers } from './hire-numbers.ts';
import { LENDER_LETTERS } from './letters/by-lender.ts';
import { DEBIT_RESTORED } from './letters/debit-restored.ts';
import { CARD_RESTORED, CARD_TAKEN_BACK, OVERPAYMENT_REFUNDED } from './letters/card-returns.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { ARRANGEMENT_AGREED, ARRANGEMENT_BROKEN, ARRANGEMENT_KEPT } from './letters/arrangement.ts';
import { LOAN_SETTLED, LOAN_WITHDRAWN, WITHDRAWAL_NOTICED } from './letters/ending.ts';
import { LAST_INSTALMENT_CHOSEN, LAST_INSTALMENT_GROWN } from './letters/last-instalment.ts';
import { LOAN_COMPLETE } from './letters/loan-complete.ts';
import type { LoanLetter } from './letters/loan-letter.ts';
import { MANDATE_CANCELLED } from './letters/mandate-cancelled.ts';
import { MISSED_PAYMENT } from './letters/missed-payment.ts';
import { PAYMENT_DATE_CHANGED } from './letters/payment-date-changed.ts';
import { PAYMENT_FAILED } from './letters/payment-failed.ts';
import { PAYMENT_RECEIVED } from './letters/payment-received.ts';
import { CAR_NOT_PAID_FOR, PAYOUT_PART_PROBLEM } from './letters/car-not-paid-for.ts';
import { LOAN_CANCELLED, PAYOUT_PROBLEM } from './letters/payout-problem.ts';
import { PAYOUT_SENT } from './letters/payout-sent.ts';
import { PAYOUT_SENT_AGAIN } from './letters/payout-sent-again.ts';
import { LOAN_REOPENED } from './letters/reopened.ts';
import { SECOND_ATTEMPT_MOVED } from './letters/second-attempt-moved.ts';
import type { LoanChange } from './record-events.ts';

type Writer = Pick<AppServices, 'cipher' | 'clock' | 'config' | 'newId' | 'wallNow'>;

const LETTERS: readonly LoanLetter[] = [
  PAYOUT_SENT,
  PAYOUT_SENT_AGAIN,
  PAYOUT_PROBLEM,
  CAR_NOT_PAID_FOR,
  PAYOUT_PART_PROBLEM,
  LOAN_CANCELLED,
  PAYMENT_DATE_CHANGED,
  PAYMENT_RECEIVED,
  PAYMENT_FAILED,
  CARD_TAKEN_BACK,
  CARD_RESTORED,
  DEBIT_RESTORED,
  OVERPAYMENT_REFUNDED,
  SECOND_ATTEMPT_MOVED,
  MISSED_PAYMENT,
  ARRANGEMENT_AGREED,
  ARRANGEMENT_KEPT,
  ARRANGEMENT_BROKEN,
  MANDATE_CANCELLED,
  LAST_INSTALMENT_GROWN,
  LAST_INSTALMENT_CHOSEN,
  LOAN_COMPLETE,
  LOAN_SETTLED,
  LOAN_REOPENED,
  WITHDRAWAL_NOTICED,
  LOAN_WITHDRAWN,
  ...LENDER_LETTERS,
];

/**
 * Queues the letters that a change of the loan calls for, in the transaction of that change. None once the bank has
 * reported a death: then a person writes, and the audit trail says so.
 */
export async function writeLoanLetters(services: Writer, tx: Db, change: LoanChange): Promise<void> {
  if (hasPayerDied(change.history)) return noteDeath(services, tx, change);
  for (const letter of LETTERS) {
    if (letter.isCalledFor(change)) await write(services, tx, change, letter);
  }
}

/** For staff, once: with the first event that reports it. */
async function noteDeath(services: Writer, tx: Db, { loan, fresh, history }: LoanChange): Promise<void> {
  if (hasPayerDied(history.slice(0, history.length - fresh.length))) return;
  const { user_id: userId, brand_id: brandId, id: subjectId } = loan;
  const entry = { userId, brandId, actor: 'system', subjectType: 'loan', subjectId } as const;
  await recordAudit(services, tx, { ...entry, action: 'death-reported' });
}

async function write(
  services: Writer,
  tx: Db,
  change: LoanChange,
  { template, content, actionLabel: label = 'See your loan', text }: LoanLetter,
): Promise<void> {
  const { user_id: userId, brand_id: brandId, id: loanId } = change.loan;
  const letter = {
    ...content(change, openHireNumbers(services.cipher, change.loan)),
    action: { label, path: loanPath(loanId) },
  };
  const message = { letter, ...(text && { text }) };
  await writeAboutLoan(services, tx, { userId, brandId, loanId }, template, message);
}
