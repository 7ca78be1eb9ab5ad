import { titlesOf } from '@fairlead/core/documents/documents-of-product';
import { facts, heading, paragraph, steps, type DocumentModel } from '../../document-model.ts';
import type { HireFacts } from '../../document-facts.ts';
import { lenderLines, subtitle } from '../parts.ts';
import { hireFiguresOf, paymentOfPrice, vehicleRows } from './hire-figures.ts';

/**
 * The sale of the car to the lender, before it is hired. A car that is hired back without a genuine sale would only be
 * security for a loan, under a bill of sale that is void unless it is registered (Bills of Sale Act (1878) Amendment Act
 * 1882, s.8).
 */
export function purchaseReceipt(given: HireFacts, templateVersion: string): DocumentModel {
  const figures = hireFiguresOf(given);
  return {
    title: titlesOf(given.product.id)['purchase-receipt'],
    subtitle: subtitle(given),
    templateVersion,
    isVoid: given.isVoid,
    blocks: [
      paragraph(
        'This is the receipt for the car that you sell to us by the hire-purchase agreement. It is for your information: you don’t need to confirm it. If you don’t sign, nothing is sold.',
      ),
      heading('The sale'),
      facts('Who sells what to whom', [
        ['Seller', [given.borrower.name, ...given.borrower.addressLines]],
        ['Buyer', lenderLines(given)],
        ['Price', `${figures.cashPrice}, with nothing to add`],
        ['Day of the sale', `${figures.drawdown}, when the price is paid`],
      ]),
      facts('The car', vehicleRows(given)),
      heading('How the price is paid'),
      paragraph(`We pay ${paymentOfPrice(figures)}. Together that is the whole price.`),
      heading('How the car becomes ours'),
      steps(
        `Until it is paid, the car belongs to ${figures.oldLender} under agreement ${figures.oldAgreement}.`,
        `When ${figures.oldLender} receives ${figures.toOldLender}, that agreement is settled and its title passes to you.`,
        'By this sale the title passes from you to us as soon as you have it.',
        'Then, and not before, we hire the car to you under the hire-purchase agreement.',
      ),
      paragraph(
        'The sale is complete. You keep the car to use it, as its hirer. No part of the title stays with you, and the car is not security for a loan.',
      ),
      heading('What you say as the seller'),
      paragraph(
        `You say that no one other than ${figures.oldLender} has a claim on the car, that you are its registered keeper, and that nothing else is owed on it.`,
      ),
    ],
  };
}
