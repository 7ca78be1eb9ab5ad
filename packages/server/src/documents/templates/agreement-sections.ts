import { facts, heading, paragraph, steps, type Block } from '../document-model.ts';
import type { DocumentFacts } from '../document-facts.ts';
import type { Figures } from '../figures.ts';
import { accountFacts, ALLOCATION, complaintLines, scheduleTable, SUPERVISOR } from './parts.ts';

// What the agreements of every product say in the same words.

type Row = readonly [string, string];

export function durationAndRates(figures: Figures): readonly Row[] {
  return [
    ['Duration', `${figures.term}, ending with the payment due on ${figures.lastDue}`],
    ['Rate of interest', `${figures.rate} a year, fixed (an effective annual rate)`],
    ['APR', figures.apr],
  ];
}

export function totalPayable(figures: Figures): Row {
  return [
    'Total amount payable',
    `${figures.totalPayable}: the total amount of credit and the total charge for credit`,
  ];
}

export function assumptions({ drawdown }: Figures): Row {
  return [
    'What these figures assume',
    `That the money is sent on ${drawdown}, that every payment is made when due and that the agreement runs its full term. If the money is sent later, the payment dates stay the same and only the last payment changes: it is lower.`,
  ];
}

export const HOW_INTEREST_IS_CHARGED =
  'Interest is charged from the day the money is sent on what you owe of the credit and the arrangement fee, day by day, so that interest over a whole year equals the rate above. The rate does not change.';

/** Instalments, how payments are used, the schedule and the account. */
export function paying(figures: Figures, given: DocumentFacts): readonly Block[] {
  return [
    heading('Your payments'),
    paragraph(
      `${figures.instalments}, by Direct Debit, due on the ${figures.paymentDay} of each month from ${figures.firstDue}. When that day is not a working day we collect on the next working day and treat the payment as made on its due date.`,
    ),
    paragraph(ALLOCATION),
    scheduleTable(given),
    accountFacts(given),
    paragraph(
      'You may ask for a statement of account like the table above, free of charge, at any time while the agreement lasts.',
    ),
  ];
}

export const TELL_US_EARLY =
  'Tell us early if paying is difficult. We will look at what you can afford. Free and independent help: MoneyHelper (www.moneyhelper.org.uk) and StepChange (www.stepchange.org).';

/** The right to withdraw (Consumer Credit Act 1974, s.66A). */
export function withdrawal(figures: Figures, { brand }: DocumentFacts): readonly Block[] {
  const { contactEmails, phone } = brand.dictionary;
  return [
    heading('Your right to withdraw'),
    paragraph(
      `You may withdraw from this agreement without giving a reason within 14 days, beginning the day after you sign it or, if later, the day after you receive your copy. If you sign and receive your copy on ${figures.drawdown} you have until the end of ${figures.withdrawBy}.`,
    ),
    steps(
      `Tell us by email at ${contactEmails.support}, by phone on ${phone}, or by letter.`,
      `Repay the ${figures.inSentences.credit} without delay and within 30 days of telling us, with interest of ${figures.interestPerDay} for each day from the day the money was sent until you repay it. There is no fee.`,
    ),
  ];
}

/** Complaints, supervision, law and language. */
export function general(given: DocumentFacts): readonly Block[] {
  return [
    heading('Complaints and supervision'),
    ...complaintLines(given).map(paragraph),
    paragraph(`Supervisory authority: ${SUPERVISOR}.`),
    paragraph(
      'This agreement is governed by the law of England and Wales. We communicate with you in English.',
    ),
  ];
}

/** Where it is signed, and how. */
export function signing(figures: Figures, { borrower }: DocumentFacts): readonly Block[] {
  return [
    heading('Signature'),
    paragraph(
      'This is a credit agreement regulated by the Consumer Credit Act 1974. Sign it only if you want to be legally bound by its terms.',
    ),
    facts('Signed electronically', [
      ['Borrower', borrower.name],
      ['Date of signature', `${figures.drawdown}. This copy can be signed on that day only.`],
      [
        'How it is signed',
        'By typing your full name on our website, after you confirm who you are with a code sent to your mobile number. We record the time and a checksum of this document (SHA-256), which shows whether it has been changed. We email you your copy immediately.',
      ],
    ]),
  ];
}
