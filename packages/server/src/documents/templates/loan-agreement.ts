import {
  assumptions,
  durationAndRates,
  general,
  HOW_INTEREST_IS_CHARGED,
  paying,
  signing,
  TELL_US_EARLY,
  totalPayable,
  withdrawal,
} from './agreement-sections.ts';
import { brandLines, contactLines, lenderLines, NO_LATE_FEES, subtitle } from './parts.ts';
import { callout, facts, heading, paragraph, type Block, type DocumentModel } from '../document-model.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { figuresOf, type Figures } from '../figures.ts';

/** Consumer Credit (Agreements) Regulations 2010 (SI 2010/1014), Schedule 1. */
export function loanAgreement(given: DocumentFacts, templateVersion: string): DocumentModel {
  const figures = figuresOf(given.price, given.product);
  return {
    title: 'Fixed Sum Loan Agreement regulated by the Consumer Credit Act 1974',
    subtitle: subtitle(given),
    templateVersion,
    isVoid: given.isVoid,
    blocks: [
      ...parties(given),
      ...keyTerms(figures),
      ...paying(figures, given),
      ...missing(),
      ...leaving(figures, given),
      ...general(given),
      ...signing(figures, given),
    ],
  };
}

function parties(given: DocumentFacts): readonly Block[] {
  return [
    heading('The parties'),
    facts('Who the agreement is between', [
      ['Lender ("we")', lenderLines(given)],
      ['Borrower ("you")', [given.borrower.name, ...given.borrower.addressLines]],
      ['Introduced by', brandLines(given)],
      ['How to reach us', contactLines(given)],
    ]),
  ];
}

function keyTerms(figures: Figures): readonly Block[] {
  return [
    heading('The loan'),
    facts('Key terms', [
      ['Total amount of credit', figures.credit],
      [
        'When you get it',
        `In one sum to the bank account named below, on ${figures.drawdown}, once you have signed`,
      ],
      ...durationAndRates(figures),
      ['Arrangement fee', `${figures.fee}, added to the loan and repaid within your payments`],
      ['Interest', figures.interest],
      ['Total charge for credit', `${figures.chargeForCredit}: the interest and the arrangement fee`],
      totalPayable(figures),
      assumptions(figures),
    ]),
    paragraph(HOW_INTEREST_IS_CHARGED),
  ];
}

function missing(): readonly Block[] {
  return [
    heading('If you miss a payment'),
    callout(
      'Missing payments could have severe consequences',
      'It could make credit harder to get, and we may take legal action, which could lead to a charge on your home.',
    ),
    paragraph(NO_LATE_FEES),
    paragraph(
      'If payments are missed we tell the credit reference agencies. We may end the agreement and ask for everything you owe only after a default notice that gives you at least 14 days to put things right.',
    ),
    paragraph(TELL_US_EARLY),
  ];
}

function leaving(figures: Figures, given: DocumentFacts): readonly Block[] {
  return [
    ...withdrawal(figures, given),
    heading('Your right to repay early'),
    paragraph(
      'You may repay all or part of this loan at any time by telling us. There is no charge for this, and you get a rebate of the cost of credit under section 95 of the Consumer Credit Act 1974. Ask us for a settlement figure; it is valid for 28 days.',
    ),
    heading('Ending the agreement'),
    paragraph(
      'The agreement ends when everything payable is paid. You may end it earlier by repaying early, as above.',
    ),
  ];
}
