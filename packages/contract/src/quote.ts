import { z } from 'zod';
import { priceFigures } from './price-figures.ts';
import { id, isoDay } from './wire/codecs.ts';

/** A personal price and until when it holds. */
export const quote = z.strictObject({
  '@type': z.literal('quote'),
  id,
  ...priceFigures,
  expiresAt: isoDay,
});

/** A payment day with its first payment, and the price that the quote has with it. */
export const paymentDayPrice = z.strictObject({
  day: z.int().meta({ example: 15 }),
  firstPaymentOn: isoDay,
  firstCollectionOn: isoDay,
  ...priceFigures,
});
