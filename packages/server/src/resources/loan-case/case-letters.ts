import { loanPath } from '@fairlead/contract/web/account-paths';
import { longDay } from '@fairlead/core/calendar/display';
import { caseReference, type CaseOutcome } from '@fairlead/core/loan-case/loan-cases';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { FREE_ADVICE } from '../loan/letters/free-advice.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import { writeAboutLoan, type BorrowerLetter } from '../outbox/write-to-borrower.ts';
import { PAID_IN_PARTS } from '../loan/letters/by-lender.ts';
import type { StoredCase } from './loan-case-store.ts';

type Writer = Pick<AppServices, 'cipher' | 'clock' | 'config' | 'newId' | 'wallNow'>;
type Words = Pick<BorrowerLetter, 'subject' | 'paragraphs'>;

/** What the borrower reads of a case that was opened, by what they said. */
function openedWords({ stated, answer_by }: StoredCase, reference: string): Words {
  const { payment, breathingSpace, carReturn, carLoss, plateChange } = stated;
  const by = longDay(answer_by);
  if (payment !== null)
    return {
      subject: 'We’re looking for your payment',
      paragraphs: [
        `You’ve let us know that you paid ${formatPounds(payment.amount)} on ${longDay(payment.paidOn)}. Someone on our team is looking for it, and you’ll have an answer by ${by}.`,
        'Don’t pay it again while we look. Until then we won’t remind you of payments. If we find it, it counts from the day it reached us.',
        `Your reference is ${reference}.`,
      ],
    };
  if (carReturn !== null)
    return {
      subject: 'You’ve ended your agreement',
      paragraphs: [
        'You ended your hire-purchase agreement today, under sections 99 and 100 of the Consumer Credit Act 1974. You have no more monthly payments, and we won’t collect any.',
        carReturn.toPay === 0
          ? 'You owe nothing more, if you have looked after the car.'
          : `You owe ${formatPounds(carReturn.toPay)}. No interest is added. ${PAID_IN_PARTS}`,
        `We’ll contact you by ${by} to agree when we’ll collect the car from ${carReturn.where}. Until then keep it taxed and insured, and don’t sell it or lend it to anyone.`,
        'Have both keys, the V5C and the service book ready, and take out your belongings. We’ll look at the car with you and record its condition.',
        `If this wasn’t you, call us now. Your reference is ${reference}.`,
      ],
    };
  if (carLoss !== null)
    return {
      subject: 'You’ve reported the loss of your car',
      paragraphs: [
        `One of our team will contact ${carLoss.insurer} and email you by ${by}. The insurer pays us first, because the car belongs to the lender, and what is left goes to you.`,
        'Your agreement continues until the insurer has paid, so payments are collected as usual. If you can’t pay, talk to us.',
        'If the insurer pays less than it takes to end the agreement, you still owe the rest.',
        `Your reference is ${reference}.`,
      ],
    };
  if (plateChange !== null)
    return {
      subject: 'You’ve sent us your new registration number',
      paragraphs: [
        `One of our team will check ${plateChange.registrationNumber} with DVLA and email you by ${by}. Your loan will then show it. Nothing else about your agreement changes.`,
        `Your reference is ${reference}.`,
      ],
    };
  return {
    subject: 'You’ve let us know about a breathing space',
    paragraphs: [
      `You applied with ${breathingSpace?.adviser ?? 'a debt adviser'}. It begins once your adviser has approved it and the Insolvency Service notifies us. We’ll email you on that day.`,
      'Until it begins, your payments are collected and interest is added as usual. We won’t remind you of payments for 30 days.',
      `If we haven’t been notified by ${by}, we’ll email you. Your reference is ${reference}.`,
      FREE_ADVICE,
    ],
  };
}

const ANSWER_SUBJECTS: Readonly<Record<CaseOutcome, string>> = {
  credited: 'We’ve found your payment',
  'not-received': 'We haven’t received your payment',
  explained: 'The answer to your question',
  begun: 'Your breathing space has started',
  'not-registered': 'Your breathing space hasn’t started',
  returned: 'We have your car back',
  'mark-changed': 'Your loan now shows your new registration number',
};

const INSURER_PAID = 'Your insurer has paid us';

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
  answered: Pick<StoredCase, 'number' | 'kind'>,
  { outcome, words }: { readonly outcome: CaseOutcome; readonly words: string },
): Promise<void> {
  return write(services, tx, loan, 'case-answered', {
    subject: answered.kind === 'car-loss' && outcome === 'credited' ? INSURER_PAID : ANSWER_SUBJECTS[outcome],
    paragraphs: [
      words,
      'If you have a question about this, call us or reply to this email.',
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
