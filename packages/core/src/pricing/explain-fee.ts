import { line, money, percent, unrounded, type Line, type Working } from '../working/working.ts';
import type { FinancedFee } from './fee.ts';
import type { PriceCalculation } from './price.ts';
import type { PricingProduct } from './products.ts';

/** The arrangement fee: the lowest of its caps. */
export function explainFee({ price, instalment }: PriceCalculation, { feeCaps }: PricingProduct): Working {
  const { flat, ofAmount, ofCharge, fee } = instalment.fee;
  const share = feeCaps.ofAmount.numerator / feeCaps.ofAmount.denominator;
  const ofChargeInputs = ofCharge === null ? [] : [line('Share of the charge', percent(ofCharge.share))];
  return {
    figure: 'Arrangement fee',
    inputs: [
      line('Amount', money(price.amount)),
      line('Share of the amount', percent(share, 4)),
      ...ofChargeInputs,
    ],
    rule: {
      description: 'The fee is the lowest of its caps, rounded to the penny. It is added to the balance.',
      source: `product terms ${price.productId}`,
    },
    steps: [
      line('Flat cap', money(flat)),
      line('Cap by the amount', unrounded(ofAmount)),
      ...(ofCharge === null ? [] : chargeSteps(ofCharge)),
    ],
    result: money(fee),
  };
}

function chargeSteps({ charge, cap }: NonNullable<FinancedFee['ofCharge']>): readonly Line[] {
  return [
    line('Charge for credit at the quoted APR', unrounded(charge)),
    line('Cap by the charge', unrounded(cap)),
  ];
}
