import { callout, type Block } from '../../document-model.ts';
import type { HireFigures } from './hire-figures.ts';

/** The statutory notice of the right to end a hire purchase (CCA 1974, ss.99 and 100), with the half in pounds. */
export function terminationRights(figures: HireFigures): Block {
  return callout(
    'Termination: your rights',
    `You have a right to end this agreement. To do so, you should write to us, the people you make your payments to. We will then be entitled to the return of the goods and to half the total amount payable under this agreement, that is ${figures.half}. If you have already paid at least this amount plus any overdue instalments and have taken reasonable care of the goods, you will not have to pay any more.`,
  );
}

/** The statutory notice about protected goods (CCA 1974, ss.90 and 91), with the third in pounds. */
export function repossessionRights(figures: HireFigures): Block {
  return callout(
    'Repossession: your rights',
    `If you do not keep your side of this agreement but you have paid at least one third of the total amount payable under this agreement, that is ${figures.third}, we may not take back the goods against your wishes unless we get a court order. (In Scotland we may need to get a court order at any time.) If we do take them without your consent or a court order, you have the right to get back all the money you have paid under this agreement.`,
  );
}

export const optionToPurchase = ({ optionFee }: HireFigures): string =>
  `The last payment includes an option to purchase fee of ${optionFee}. Once you have paid everything, including that fee, the car is yours.`;

export const WHO_OWNS_THE_CAR =
  'We own the car until then. You may not sell it, give it away or use it as security, and you have to look after it and insure it fully.';
