import { loanPath } from '@fairlead/contract/web/account-paths';
import { longDay } from '@fairlead/core/calendar/display';
import { caseReference, type CaseOutcome } from '@fairlead/core/loan-case/loan-cases';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { FREE_ADVICE } from '../loan/letters/free-advice.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import { writeAboutLoan, type BorrowerLetter } from '../outbox/write-to-borrower.ts';
import type { StoredCase } from './loan-case-store.ts';

type Writer = Pick<AppServices, 'cipher' | 'clock' | 'config' | 'newId' | 'wallNow'>;
type Words = Pick<BorrowerLetter, 'subject' | 'paragraphs'>;

function openedWords({ stated, answer_by }: StoredCase, reference: string): Words {
  const { payment, breathingSpace } = stated;
  if (payment !== null)
    return {
      subject: 'We’re looking for your payment',
      paragraphs: [
        `You say that you paid ${formatPounds(payment.amount)} on ${longDay(payment.paidOn)}. One of our team looks for it, and you’ll have an answer by ${longDay(answer_by)}.`,
        'Don’t pay it again while we look. Until then we won’t remind you of payments. If we find it, it counts from the day on which it reached us.',
        `Your reference is ${reference}.`,
      ],
    };
  return {
    subject: 'You’ve let us know about a breathing space',
    paragraphs: [
      `You applied with ${breathingSpace?.adviser ?? 'a debt adviser'}. It begins once your adviser has approved it and the Insolvency Service notifies us. We’ll write to you on that day.`,
      'Until it begins, your payments are collected and interest is added as usual. We won’t remind you of payments for 30 days.',
      `If we haven’t been notified by ${longDay(answer_by)}, we’ll write to you. Your reference is ${reference}.`,
      FREE_ADVICE,
    ],
  };
}

const ANSWER_SUBJECTS: Readonly<Record<CaseOutcome, string>> = {
  credited: 'We’ve found your payment',
  'not-received': 'We haven’t received your payment',
  explained: 'Your question about a payment',
  begun: 'Your breathing space has started',
  'not-registered': 'Your breathing space hasn’t started',
};

/** A case was opened: what happens now and by when. */
export function writeCaseOpened(services: Writer, tx: Db, loan: LoanRow, opened: StoredCase): Promise<void> {
  const reference = caseReference(loan.reference, opened.number);
  return write(services, tx, loan, 'case-opened', openedWords(opened, reference));
}

/** The answer, in the words of staff or of what was recorded. */
export function writeCaseAnswered(
  services: Writer,
  tx: Db,
  loan: LoanRow,
  answered: Pick<StoredCase, 'number'>,
  { outcome, words }: { readonly outcome: CaseOutcome; readonly words: string },
): Promise<void> {
  return write(services, tx, loan, 'case-answered', {
    subject: ANSWER_SUBJECTS[outcome],
    paragraphs: [
      words,
      'If this doesn’t answer it, call us or reply to this email.',
      `Your reference is ${caseReference(loan.reference, answered.number)}.`,
    ],
  });
}

function write(
  services: Writer,
  tx: Db,
  { user_id: userId, brand_id: brandId, id: loanId }: LoanRow,
  kind: 'case-opened' | 'case-answered',
  words: Words,
): Promise<void> {
  const letter = { ...words, action: { label: 'See your loan', path: loanPath(loanId) } };
  return writeAboutLoan(services, tx, { userId, brandId, loanId }, kind, { letter });
}
