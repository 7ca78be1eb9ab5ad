import { titlesOf } from '@fairlead/core/documents/documents-of-product';
import { facts, heading, paragraph, type Block, type DocumentModel } from '../../document-model.ts';
import type { HireFacts } from '../../document-facts.ts';
import { ALLOCATION, NO_LATE_FEES, subtitle } from '../parts.ts';
import { aprRow, contactDetails, distanceMarketing, otherLegalAspects, rateRow } from '../secci-sections.ts';
import { commissionLines, hireFiguresOf, paymentOfPrice, type HireFigures } from './hire-figures.ts';
import { optionToPurchase } from './hire-parts.ts';

/** Standard European Consumer Credit Information (SI 2010/1013, Schedule 1) of a hire purchase. */
export function keyFacts(given: HireFacts, templateVersion: string): DocumentModel {
  const figures = hireFiguresOf(given);
  return {
    title: titlesOf(given.product.id).secci,
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
      ...distanceMarketing(figures, given, [
        'Once you have repaid it with that interest, the car is yours. Your old agreement stays settled.',
      ]),
    ],
  };
}

function keyFeatures(figures: HireFigures): readonly Block[] {
  return [
    heading('2. Key features of the credit product'),
    facts('What you would borrow and repay', [
      ['The type of credit', 'Hire purchase'],
      ['The total amount of credit', figures.credit],
      [
        'How and when credit would be provided',
        `As the price for which we buy your car, once you have signed, on ${figures.drawdown} if you sign on that day: ${paymentOfPrice(figures)}.`,
      ],
      ['The duration of the credit agreement', figures.term],
      [
        'Repayments',
        [
          figures.instalments,
          `Due on the ${figures.paymentDay} of each month, the first on ${figures.firstDue}, the last on ${figures.lastDue}.`,
          optionToPurchase(figures),
          ALLOCATION,
        ],
      ],
      ['The total amount you will have to pay', figures.totalPayable],
      ['The goods', figures.vehicle],
      ['The cash price', figures.cashPrice],
      ['Deposit', figures.deposit],
      [
        'Security required',
        'None besides the car, which we own until you have paid everything and the option to purchase fee.',
      ],
    ]),
  ];
}

function costs(figures: HireFigures, given: HireFacts): readonly Block[] {
  return [
    heading('3. Costs of the credit'),
    facts('Rates and costs', [
      rateRow(figures),
      aprRow(figures, {
        termMonths: given.price.termMonths,
        fees: `an arrangement fee of ${figures.inSentences.fee} and an option to purchase fee of ${figures.optionFee}`,
      }),
      [
        'Related costs',
        [
          `An arrangement fee of ${figures.inSentences.fee}, added to what you owe: you pay interest on it and repay it within your monthly payments.`,
          `An option to purchase fee of ${figures.optionFee}, part of the last payment.`,
        ],
      ],
      ['Interest over the whole agreement', figures.interest],
      [
        'The total charge for credit',
        `${figures.chargeForCredit}: the interest, the arrangement fee and the option to purchase fee`,
      ],
      ['Commission for the introduction', commissionLines(given)],
      [
        'Compulsory insurance or other contract',
        'Fully comprehensive insurance of the car, from any insurer',
      ],
      ['Costs in the case of late payments', NO_LATE_FEES],
      [
        'Consequences of missing payments',
        'Your vehicle may be repossessed. Missing payments could affect your credit file and make credit harder to get. We may take legal action to recover what you owe, which could lead to a charge on your home.',
      ],
    ]),
  ];
}
