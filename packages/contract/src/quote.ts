import { z } from 'zod';
import { id, isoDay, money, percent } from './wire/codecs.ts';
import { EXAMPLE } from './wire/examples.ts';

/** A personal price and until when it holds. */
export const quote = z.strictObject({
  '@type': z.literal('quote'),
  id,
  amount: money.meta({ example: EXAMPLE.amount }),
  term: z.int().meta({ example: EXAMPLE.term }),
  monthlyCost: money.meta({ example: EXAMPLE.monthlyCost }),
  finalPayment: money.meta({ example: EXAMPLE.finalPayment }),
  totalAmountPayable: money.meta({ example: EXAMPLE.totalAmountPayable }),
  totalFees: money.meta({ example: EXAMPLE.totalFees }),
  totalChargeForCredit: money.meta({ example: EXAMPLE.totalChargeForCredit }),
  apr: percent.meta({ example: EXAMPLE.apr }),
  interestRate: percent.meta({ example: EXAMPLE.interestRate }),
  expiresAt: isoDay,
});
