import { z } from 'zod';
import { id, isoDay, money, percent } from './wire/codecs.ts';

/** A personal price and until when it holds. */
export const quote = z.strictObject({
  '@type': z.literal('quote'),
  id,
  amount: money,
  term: z.int(),
  monthlyCost: money,
  finalPayment: money,
  totalAmountPayable: money,
  totalFees: money,
  totalChargeForCredit: money,
  apr: percent,
  interestRate: percent,
  expiresAt: isoDay,
});
