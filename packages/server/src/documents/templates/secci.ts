import { longDay } from '@fairlead/core/calendar/display';
import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { facts, heading, paragraph, type Block, type DocumentModel } from '../document-model.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { figuresOf, type Figures } from '../figures.ts';
import {
  ALLOCATION,
  brandLines,
  complaintLines,
  contactLines,
  lenderLines,
  NO_LATE_FEES,
  subtitle,
  SUPERVISOR,
} from './parts.ts';

/**
 * Standard European Consumer Credit Information, in the fixed five sections of the Consumer Credit (Disclosure of
 * Information) Regulations 2010 (SI 2010/1013), Schedule 1.
 */
export function secci(given: DocumentFacts, templateVersion: string): DocumentModel {
  const figures = figuresOf(given.price, given.product);
  return {
    title: DOCUMENT_TITLES.secci,
    subtitle: subtitle(given),
    templateVersion,
    isVoid: given.isVoid,
    blocks: [
      heading('Pre-contract credit information'),
      paragraph('Standard European Consumer Credit Information. Keep a copy: it is yours to take away.'),
      ...contactDetails(given),
      ...keyFeatures(figures),
      ...costs(figures, given),
      ...otherLegalAspects(figures, given),
      ...distanceMarketing(figures, given),
    ],
  };
}

function contactDetails(given: DocumentFacts): readonly Block[] {
  return [
    heading('1. Contact details'),
    facts('Who lends and who introduces', [
      ['Creditor', lenderLines(given)],
      ['Contact', contactLines(given)],
      ['Credit intermediary', brandLines(given)],
    ]),
  ];
}

function keyFeatures(figures: Figures): readonly Block[] {
  return [
    heading('2. Key features of the credit product'),
    facts('What you would borrow and repay', [
      ['The type of credit', 'Fixed-sum loan, unsecured'],
      ['The total amount of credit', figures.credit],
      [
        'How and when credit would be provided',
        `In one sum to your bank account once you have signed, on ${figures.drawdown} if you sign on that day.`,
      ],
      ['The duration of the credit agreement', figures.term],
      [
        'Repayments',
        [
          figures.instalments,
          `Due on the ${figures.paymentDay} of each month, the first on ${figures.firstDue}, the last on ${figures.lastDue}.`,
          ALLOCATION,
        ],
      ],
      ['The total amount you will have to pay', figures.totalPayable],
    ]),
  ];
}

function costs(figures: Figures, { price }: DocumentFacts): readonly Block[] {
  return [
    heading('3. Costs of the credit'),
    facts('Rates and costs', [
      [
        'The rate of interest',
        `${figures.rate} a year, fixed, for the whole agreement (an effective annual rate)`,
      ],
      [
        'Annual Percentage Rate of Charge (APR)',
        [
          `${figures.apr} APR`,
          'This is the total cost of the credit as a yearly percentage, so that you can compare offers.',
          `Representative example: borrow ${figures.credit} over ${price.termMonths} months at ${figures.rate} a year (fixed) with an arrangement fee of ${figures.fee}. ${figures.instalments}. ${figures.apr} APR. Total amount payable ${figures.totalPayable}.`,
          `It assumes that the money is sent on ${figures.drawdown}, that every payment is made on its due date and that the agreement runs its full term.`,
        ],
      ],
      [
        'Related costs',
        `An arrangement fee of ${figures.fee}, added to the loan: you pay interest on it and repay it within your monthly payments.`,
      ],
      ['Interest over the whole agreement', figures.interest],
      ['The total charge for credit', `${figures.chargeForCredit}: the interest and the arrangement fee`],
      ['Compulsory insurance or other contract', 'None'],
      ['Costs in the case of late payments', NO_LATE_FEES],
      [
        'Consequences of missing payments',
        'Missing payments could affect your credit file and make credit harder to get. We may take legal action to recover what you owe, which could lead to a charge on your home.',
      ],
    ]),
  ];
}

function otherLegalAspects(figures: Figures, { offerHoldsUntil }: DocumentFacts): readonly Block[] {
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
        'None. You get back the part of the cost of credit that the law says you do: the settlement figure is worked out by the Consumer Credit (Early Settlement) Regulations 2004.',
      ],
      [
        'Consultation with a credit reference agency',
        'If we decline you because of information from a credit reference agency, we will tell you at once, free of charge, and name the agency.',
      ],
      [
        'Right to a draft credit agreement',
        'You may have a copy of the draft agreement free of charge, unless we are unwilling to proceed with the agreement.',
      ],
      [
        'How long this information is valid',
        `Our offer is valid until ${longDay(offerHoldsUntil)}. The dates and amounts above hold if you sign on ${figures.drawdown}; on a later day we give you new ones at the same quoted APR.`,
      ],
    ]),
  ];
}

function distanceMarketing(figures: Figures, given: DocumentFacts): readonly Block[] {
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
          `You then repay the ${figures.credit} without delay, and within 30 days of telling us, with interest of ${figures.interestPerDay} for each day from the day the money was sent. You pay no fee.`,
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
