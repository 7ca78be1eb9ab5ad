import { z } from 'zod';
import { id, isoDay, money, percent } from './wire/codecs.ts';

/** A personal price and until when it holds. */
export const quote = z.strictObject({
  '@type': z.literal('quote'),
  id,
  amount: money.meta({ example: 7500 }),
  term: z.int().meta({ example: 36 }),
  monthlyCost: money.meta({ example: 303.27 }),
  finalPayment: money.meta({ example: 303.39 }),
  totalAmountPayable: money.meta({ example: 10_917.84 }),
  totalFees: money.meta({ example: 440 }),
  totalChargeForCredit: money.meta({ example: 3417.84 }),
  apr: percent.meta({ example: 29.7 }),
  interestRate: percent.meta({ example: 24.4 }),
  expiresAt: isoDay,
});
