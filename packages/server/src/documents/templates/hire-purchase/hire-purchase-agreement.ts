import { callout, facts, heading, paragraph, type Block, type DocumentModel } from '../../document-model.ts';
import type { HireFacts } from '../../document-facts.ts';
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
} from '../agreement-sections.ts';
import { brandLines, contactLines, lenderLines, NO_LATE_FEES, subtitle } from '../parts.ts';
import {
  commissionLines,
  hireFiguresOf,
  paymentOfPrice,
  vehicleRows,
  type HireFigures,
} from './hire-figures.ts';
import { optionToPurchase, repossessionRights, terminationRights, WHO_OWNS_THE_CAR } from './hire-parts.ts';

/** Consumer Credit (Agreements) Regulations 2010 (SI 2010/1014), Schedule 1, of a hire purchase. */
export function hirePurchaseAgreement(given: HireFacts, templateVersion: string): DocumentModel {
  const figures = hireFiguresOf(given);
  return {
    title: 'Hire-Purchase Agreement regulated by the Consumer Credit Act 1974',
    subtitle: subtitle(given),
    templateVersion,
    isVoid: given.isVoid,
    blocks: [
      ...parties(given),
      ...theCar(figures, given),
      ...keyTerms(figures, given),
      ...paying(figures, given),
      ...missing(figures),
      ...ending(figures, given),
      ...general(given),
      ...signing(figures, given),
    ],
  };
}

function parties(given: HireFacts): readonly Block[] {
  return [
    heading('The parties'),
    facts('Who the agreement is between', [
      ['Owner and lender ("we")', lenderLines(given)],
      ['Hirer ("you")', [given.borrower.name, ...given.borrower.addressLines]],
      ['Introduced by', brandLines(given)],
      ['How to reach us', contactLines(given)],
    ]),
  ];
}

function theCar(figures: HireFigures, given: HireFacts): readonly Block[] {
  return [
    heading('The goods'),
    facts('The car', vehicleRows(given)),
    heading('You sell the car to us and hire it back', 3),
    paragraph(
      `You sell us the car for ${figures.inSentences.credit}, its whole price. On ${figures.drawdown} we pay ${paymentOfPrice(figures)}. With its settlement ${figures.oldLender} gives up its title to the car, which passes to you and, by this sale, from you to us. Only then does the hire begin. The sale is complete: you keep no part of the title and this is not a loan secured on your car.`,
    ),
    paragraph(
      `The settlement figure of ${figures.oldLender} is valid until ${figures.settlementUntil}. If it has expired before we pay, we pay nothing, nothing is sold, and we ask you for a new one.`,
    ),
    heading('Who owns the car', 3),
    paragraph(`${optionToPurchase(figures)} ${WHO_OWNS_THE_CAR}`),
  ];
}

function keyTerms(figures: HireFigures, given: HireFacts): readonly Block[] {
  return [
    heading('The hire purchase'),
    facts('Key terms', [
      ['Cash price of the car', figures.cashPrice],
      ['Deposit', figures.deposit],
      ['Total amount of credit', figures.credit],
      ['When it is paid', `In full on ${figures.drawdown}, once you have signed: ${paymentOfPrice(figures)}`],
      ...durationAndRates(figures),
      ['Arrangement fee', `${figures.fee}, added to what you owe and repaid within your payments`],
      ['Option to purchase fee', `${figures.optionFee}, part of the last payment`],
      ['Interest', figures.interest],
      [
        'Total charge for credit',
        `${figures.chargeForCredit}: the interest, the arrangement fee and the option to purchase fee`,
      ],
      totalPayable(figures),
      ['Commission for the introduction', commissionLines(given)],
      assumptions(figures),
    ]),
    paragraph(HOW_INTEREST_IS_CHARGED),
  ];
}

function missing(figures: HireFigures): readonly Block[] {
  return [
    heading('If you miss a payment'),
    callout(
      'Missing payments could have severe consequences',
      'It could make credit harder to get. Your vehicle may be repossessed, and we may take legal action, which could lead to a charge on your home.',
    ),
    repossessionRights(figures),
    paragraph(NO_LATE_FEES),
    paragraph(
      'If payments are missed we tell the credit reference agencies. We may end the agreement, take the car back as far as the law allows and ask for everything you owe only after a default notice that gives you at least 14 days to put things right. What the car is sold for is taken off what you owe.',
    ),
    paragraph(TELL_US_EARLY),
  ];
}

function ending(figures: HireFigures, given: HireFacts): readonly Block[] {
  return [
    ...withdrawal(figures, given),
    paragraph(
      'Once you have repaid it with that interest, the car is yours, as if you had paid everything under this agreement. Your old agreement stays settled.',
    ),
    heading('Your right to pay early'),
    paragraph(
      'You may pay all or part of what is left at any time by telling us. There is no charge for this, and you get a rebate of the cost of credit under section 95 of the Consumer Credit Act 1974. Ask us for a settlement figure; it is valid for 28 days and includes the option to purchase fee, so that with it the car becomes yours.',
    ),
    heading('Ending the agreement'),
    terminationRights(figures),
    paragraph(
      'The agreement ends when everything payable is paid and the car is yours, or when you end it as above and return the car.',
    ),
  ];
}
