import { accountFacts, ALLOCATION, brandLines, contactLines, lenderLines } from './parts.ts';
import { NO_LATE_FEES, scheduleTable, subtitle } from './parts.ts';
import { general, signing, withdrawal } from './loan-agreement-sections.ts';
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
    facts('Who agrees with whom', [
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
      ['Duration', `${figures.term}, ending with the payment due on ${figures.lastDue}`],
      ['Rate of interest', `${figures.rate} a year, fixed (an effective annual rate)`],
      ['APR', figures.apr],
      ['Arrangement fee', `${figures.fee}, added to the loan and repaid within your payments`],
      ['Interest', figures.interest],
      ['Total charge for credit', `${figures.chargeForCredit}: the interest and the arrangement fee`],
      [
        'Total amount payable',
        `${figures.totalPayable}: the total amount of credit and the total charge for credit`,
      ],
      [
        'What these figures assume',
        `That the money is sent on ${figures.drawdown}, that every payment is made when due and that the agreement runs its full term. If the money is sent later your payments and their dates stay as they are and the last payment falls.`,
      ],
    ]),
    paragraph(
      'Interest is charged from the day the money is sent on what you owe of the credit and the arrangement fee, day by day, so that a whole year earns the rate above. The rate does not change.',
    ),
  ];
}

function paying(figures: Figures, given: DocumentFacts): readonly Block[] {
  return [
    heading('Your payments'),
    paragraph(
      `${figures.instalments}, by Direct Debit, due on the ${figures.paymentDay} of each month from ${figures.firstDue}. When that day is not a working day we collect on the next working day and treat the payment as made on its due date.`,
    ),
    paragraph(ALLOCATION),
    scheduleTable(given),
    accountFacts(given),
    paragraph(
      'You may ask for a statement of account in the form of such a table, free of charge, at any time while the agreement lasts.',
    ),
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
    paragraph(
      'Tell us early if paying is difficult. We will look at what you can afford. Free and independent help: MoneyHelper (www.moneyhelper.org.uk) and StepChange (www.stepchange.org).',
    ),
  ];
}

function leaving(figures: Figures, given: DocumentFacts): readonly Block[] {
  return [
    ...withdrawal(figures, given),
    heading('Your right to repay early'),
    paragraph(
      'You may repay all or part of this loan at any time by telling us. Nothing is charged for it, and the cost of credit falls by the rebate of section 95 of the Consumer Credit Act 1974. Ask us for a settlement figure; it holds for 28 days.',
    ),
    heading('Ending the agreement'),
    paragraph(
      'The agreement ends when everything payable is paid. You may end it earlier by repaying early, as above.',
    ),
  ];
}
