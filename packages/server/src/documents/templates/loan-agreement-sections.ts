import { facts, heading, paragraph, steps, type Block } from '../document-model.ts';
import type { DocumentFacts } from '../document-facts.ts';
import type { Figures } from '../figures.ts';
import { complaintLines, SUPERVISOR } from './parts.ts';

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
      `Repay the ${figures.credit} without delay and within 30 days of telling us, with interest of ${figures.interestPerDay} for each day from the day the money was sent until you repay it. There is no fee.`,
    ),
  ];
}

/** Complaints, supervision, law and language. */
export function general(given: DocumentFacts): readonly Block[] {
  return [
    heading('Complaints and supervision'),
    ...complaintLines(given).map(paragraph),
    paragraph(`Supervisory authority: ${SUPERVISOR}.`),
    paragraph('This agreement is under the law of England and Wales. We use English.'),
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
        'By confirming on our website, signed in with a code sent to your mobile number. We record the time and a fingerprint of this document and send you your copy at once.',
      ],
    ]),
  ];
}
