import { rateThatStays } from '@fairlead/core/pricing/product-dates';
import { longDay } from '@fairlead/core/calendar/display';
import { facts, heading, type Block } from '../document-model.ts';
import type { DocumentFacts } from '../document-facts.ts';
import type { Figures } from '../figures.ts';
import { brandLines, complaintLines, contactLines, lenderLines, SUPERVISOR } from './parts.ts';

/** Section 1. */
export function contactDetails(given: DocumentFacts): readonly Block[] {
  return [
    heading('1. Contact details'),
    facts('The lender and the credit intermediary', [
      ['Creditor', lenderLines(given)],
      ['Contact', contactLines(given)],
      ['Credit intermediary', brandLines(given)],
    ]),
  ];
}

/** Of section 3. */
export function rateRow({ rate }: Figures): readonly [string, string] {
  return [
    'The rate of interest',
    `${rate} a year, fixed, for the whole agreement (an effective annual rate)`,
  ];
}

/** Of section 3: the APR, with the representative example and its fees in words. */
export function aprRow(
  figures: Figures,
  { termMonths, fees }: { readonly termMonths: number; readonly fees: string },
): readonly [string, readonly string[]] {
  return [
    'Annual Percentage Rate of Charge (APR)',
    [
      `${figures.apr} APR`,
      'This is the total cost of the credit as a yearly percentage, so that you can compare offers.',
      `Representative example: borrow ${figures.inSentences.credit} over ${termMonths} months at ${figures.rate} a year (fixed) with ${fees}. ${figures.instalments}. ${figures.apr} APR. Total amount payable ${figures.totalPayable}.`,
      `It assumes that the money is sent on ${figures.drawdown}, that every payment is made on its due date and that the agreement runs its full term.`,
    ],
  ];
}

/** Section 4: the same for every product. */
export function otherLegalAspects(
  figures: Figures,
  { offerHoldsUntil, product }: DocumentFacts,
): readonly Block[] {
  return [
    heading('4. Other important legal aspects'),
    facts('Your rights', [
      [
        'Right of withdrawal',
        'Yes: you may withdraw within 14 days, beginning the day after you sign or, if later, the day after you receive your copy of the agreement.',
      ],
      ['Early repayment', 'You may repay early at any time, in full or in part.'],
      [
        'Compensation payable on early repayment',
        'None. We reduce your cost of credit as the law requires: we work out the settlement figure under the Consumer Credit (Early Settlement) Regulations 2004.',
      ],
      [
        'Consultation with a credit reference agency',
        'If we decline you because of information from a credit reference agency, we will tell you immediately, free of charge, and name the agency.',
      ],
      [
        'Right to a draft credit agreement',
        'You may have a copy of the draft agreement free of charge, unless we are unwilling to proceed with the agreement.',
      ],
      [
        'How long this information is valid',
        `Our offer is valid until the end of ${longDay(offerHoldsUntil)}. The dates and amounts above apply if you sign on ${figures.drawdown}. If you sign on a later day, we give you new ones at the same ${rateThatStays(product.id)}.`,
      ],
    ]),
  ];
}

/** Section 5, with what happens to goods after a withdrawal. */
export function distanceMarketing(
  figures: Figures,
  given: DocumentFacts,
  afterWithdrawal: readonly string[] = [],
): readonly Block[] {
  const { legalEntity, contactEmails, phone } = given.brand.dictionary;
  return [
    heading('5. Additional information for distance marketing'),
    facts('About the creditor, the agreement and redress', [
      [
        'Registration',
        `Company number ${legalEntity.companyNumber}. Firm reference number ${legalEntity.frn}.`,
      ],
      ['Supervisory authority', SUPERVISOR],
      [
        'How to withdraw',
        [
          `Tell us by email at ${contactEmails.support}, by phone on ${phone} or by letter to the creditor's address above.`,
          `You then repay the ${figures.inSentences.credit} without delay, and within 30 days of telling us, with interest of ${figures.interestPerDay} for each day from the day the money was sent. You pay no fee.`,
          ...afterWithdrawal,
          'If you do not withdraw, the agreement continues unchanged.',
        ],
      ],
      [
        'Law and court',
        'The law of England and Wales, and its courts; if you live in Scotland or Northern Ireland, the courts there.',
      ],
      ['Language', 'English, in the agreement and whenever we write or speak with you.'],
      ['Complaints and redress', complaintLines(given)],
    ]),
  ];
}
