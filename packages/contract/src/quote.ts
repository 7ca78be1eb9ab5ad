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
