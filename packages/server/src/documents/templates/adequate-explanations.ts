import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { bullets, definitions, heading, paragraph, type DocumentModel } from '../document-model.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { figuresOf } from '../figures.ts';
import { NO_LATE_FEES, subtitle } from './parts.ts';

/** The explanations of the FCA Handbook, CONC 4.2.5R, (a) to (e), before the agreement. */
export function adequateExplanations(given: DocumentFacts, templateVersion: string): DocumentModel {
  const figures = figuresOf(given.price, given.product);
  const { phone, contactEmails } = given.brand.dictionary;
  return {
    title: DOCUMENT_TITLES['adequate-explanations'],
    subtitle: subtitle(given),
    templateVersion,
    isVoid: given.isVoid,
    blocks: [
      paragraph(
        'Read this before you decide. It explains when this loan may not be right for you, what it costs, and what happens if things go wrong.',
      ),
      heading('When this loan may not be right for you'),
      bullets(
        `If you need the money for a short time only: this loan lasts ${figures.term}.`,
        'If your income is likely to fall or your bills to rise during that time.',
        'If you would use it to pay for everyday costs, or to pay other loans without making them cheaper.',
        'If savings or a cheaper way of borrowing would do.',
      ),
      heading('What you pay, and when'),
      bullets(
        `You borrow ${figures.inSentences.credit}.`,
        `You pay ${figures.instalments}.`,
        `Payments are due on the ${figures.paymentDay} of each month, from ${figures.firstDue} to ${figures.lastDue}.`,
        `In total you pay ${figures.totalPayable}. That is ${figures.chargeForCredit} more than you borrow: ${figures.interest} of interest and an arrangement fee of ${figures.inSentences.fee}.`,
        `The interest rate is ${figures.rate} a year and does not change. The APR is ${figures.apr}.`,
      ),
      heading('Things you might not expect'),
      bullets(
        'The arrangement fee is added to the loan, so interest is charged on it.',
        'Interest is a larger part of your early payments than of your last ones, so what you owe falls slowly at first.',
        'Your first payment may not be exactly one month after you get the money. The figures above take this into account.',
        'When a payment day is not a working day, your bank pays on the next working day.',
      ),
      heading('If you miss payments'),
      paragraph(NO_LATE_FEES),
      bullets(
        'A missed payment stays on your credit file for six years and can make credit harder or more expensive to get.',
        'We may send a default notice, end the agreement and ask for everything you owe.',
        'We may take legal action. A court could order a charge on your home, which could put it at risk.',
      ),
      heading('If you change your mind'),
      paragraph(
        `You may withdraw within 14 days, beginning the day after you sign or, if later, the day after you receive your copy. If you sign on ${figures.drawdown} you have until the end of ${figures.withdrawBy}. Tell us at ${contactEmails.support} or on ${phone}, and repay the ${figures.inSentences.credit} within 30 days with ${figures.interestPerDay} of interest for each day you had it. There is no fee. After that you may still repay early at any time, without a charge.`,
      ),
      heading('Take your time, and ask'),
      definitions([
        [
          'Read the other documents',
          'The key facts and the agreement give the full details. You can keep every document.',
        ],
        [
          'Ask us',
          `Call ${phone} or write to ${contactEmails.support}. We’ll explain anything you want to know.`,
        ],
        ['Help from others', 'MoneyHelper (www.moneyhelper.org.uk) gives free and independent guidance.'],
      ]),
    ],
  };
}
