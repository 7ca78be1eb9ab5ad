import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { facts, heading, paragraph, type Block, type DocumentModel } from '../document-model.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { figuresOf, type Figures } from '../figures.ts';
import { ALLOCATION, NO_LATE_FEES, subtitle } from './parts.ts';
import { aprRow, contactDetails, distanceMarketing, otherLegalAspects, rateRow } from './secci-sections.ts';

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
      paragraph('Standard European Consumer Credit Information. You can keep a copy.'),
      ...contactDetails(given),
      ...keyFeatures(figures),
      ...costs(figures, given),
      ...otherLegalAspects(figures, given),
      ...distanceMarketing(figures, given),
    ],
  };
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
      rateRow(figures),
      aprRow(figures, {
        termMonths: price.termMonths,
        fees: `an arrangement fee of ${figures.inSentences.fee}`,
      }),
      [
        'Related costs',
        `An arrangement fee of ${figures.inSentences.fee}, added to the loan: you pay interest on it and repay it within your monthly payments.`,
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
