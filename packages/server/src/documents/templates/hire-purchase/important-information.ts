import { titlesOf } from '@fairlead/core/documents/documents-of-product';
import {
  bullets,
  definitions,
  heading,
  paragraph,
  type Block,
  type DocumentModel,
} from '../../document-model.ts';
import type { HireFacts } from '../../document-facts.ts';
import { NO_LATE_FEES, subtitle } from '../parts.ts';
import { hireFiguresOf, paymentOfPrice, type HireFigures } from './hire-figures.ts';
import { optionToPurchase, WHO_OWNS_THE_CAR } from './hire-parts.ts';

/** The explanations of the FCA Handbook, CONC 4.2.5R, (a) to (e), of a hire purchase. */
export function importantInformation(given: HireFacts, templateVersion: string): DocumentModel {
  const figures = hireFiguresOf(given);
  return {
    title: titlesOf(given.product.id)['adequate-explanations'],
    subtitle: subtitle(given),
    templateVersion,
    isVoid: given.isVoid,
    blocks: [
      paragraph(
        'Read this before you decide. It explains when this hire purchase may not be right for you, what it costs, who owns the car, and what happens if things go wrong.',
      ),
      ...suitability(figures),
      ...costs(figures),
      ...surprises(figures),
      ...missedPayments(figures),
      ...changingYourMind(figures, given),
      ...help(given),
    ],
  };
}

function suitability(figures: HireFigures): readonly Block[] {
  return [
    heading('When hire purchase may not be right for you'),
    bullets(
      `If you need the money for a short time only: this agreement lasts ${figures.term}.`,
      'If you may want to sell the car before the last payment: you can’t while we own it.',
      'If your income is likely to fall or your bills to rise during that time.',
      'If keeping the agreement that you have now costs you less in total.',
      'If savings or a cheaper way of borrowing would do.',
    ),
  ];
}

function costs(figures: HireFigures): readonly Block[] {
  return [
    heading('What you pay, and when'),
    bullets(
      `We buy your car for ${figures.inSentences.credit} and pay ${paymentOfPrice(figures)}. You hire the car back from us.`,
      `You pay ${figures.instalments}.`,
      `Payments are due on the ${figures.paymentDay} of each month, from ${figures.firstDue} to ${figures.lastDue}.`,
      `In total you pay ${figures.totalPayable}. That is ${figures.chargeForCredit} more than you borrow: ${figures.interest} of interest, an arrangement fee of ${figures.inSentences.fee} and an option to purchase fee of ${figures.optionFee}.`,
      `The interest rate is ${figures.rate} a year and does not change. The APR is ${figures.apr}.`,
    ),
  ];
}

function surprises(figures: HireFigures): readonly Block[] {
  return [
    heading('Things you might not expect'),
    bullets(
      `The car stops being yours, or your old lender’s, and becomes ours. ${optionToPurchase(figures)}`,
      WHO_OWNS_THE_CAR,
      'The arrangement fee is added to what you owe, so interest is charged on it.',
      'Interest is a larger part of your early payments than of your last ones, so what you owe falls slowly at first and can be more than the car is worth.',
      `You may end the agreement early and hand the car back, but you then owe half of the total, ${figures.half}, less what you have paid.`,
      'Your first payment may not be exactly one month after the money is sent. The figures above take this into account.',
    ),
  ];
}

function missedPayments(figures: HireFigures): readonly Block[] {
  return [
    heading('If you miss payments'),
    paragraph(NO_LATE_FEES),
    bullets(
      `Your vehicle may be repossessed. Once you have paid a third of the total, ${figures.third}, we need a court order for that.`,
      'A missed payment stays on your credit file for six years and can make credit harder or more expensive to get.',
      'We may send a default notice, end the agreement and ask for everything you owe, less what the car is sold for.',
      'We may take legal action. A court could order a charge on your home, which could put it at risk.',
    ),
  ];
}

function changingYourMind(figures: HireFigures, { brand }: HireFacts): readonly Block[] {
  const { phone, contactEmails } = brand.dictionary;
  return [
    heading('If you change your mind'),
    paragraph(
      `You may withdraw within 14 days, beginning the day after you sign or, if later, the day after you receive your copy. If you sign on ${figures.drawdown} you have until the end of ${figures.withdrawBy}. Tell us at ${contactEmails.support} or on ${phone}, and repay the ${figures.inSentences.credit} within 30 days with ${figures.interestPerDay} of interest for each day since it was paid out. There is no fee, and the car is then yours. Your old agreement stays settled. After that you may still pay everything off early at any time, without a charge.`,
    ),
  ];
}

function help({ brand }: HireFacts): readonly Block[] {
  const { phone, contactEmails } = brand.dictionary;
  return [
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
  ];
}
