import { pence, type Pence } from '../money/pence.ts';
import { monthlyShare, type Frequency } from './frequency.ts';

/**
 * The monthly amount of a payment, rounded half up to the penny in whole numbers.
 * @throws RangeError when the amount is negative or too large to be exact.
 */
export function monthlyFigure(amount: Pence, frequency: Frequency): Pence {
  const { product, over } = monthlyShare(amount, frequency);
  const remainder = product % over;
  return pence((product - remainder) / over + (2 * remainder >= over ? 1 : 0));
}
