import { DECLINE_PARTNER_EVENTS } from '@fairlead/core/application/decline-partner';
import { z } from 'zod';
import { instant, money, percent } from '../wire/codecs.ts';

/** Another lender, with its representative example. */
export const declinePartner = z.strictObject({
  '@type': z.literal('decline-partner'),
  name: z.string().meta({ example: 'Fennmark Loans' }),
  example: z.strictObject({
    amount: money.meta({ example: 3000 }),
    term: z.int().meta({ example: 24 }),
    interestRate: percent.meta({ example: 39.9 }),
    totalFees: money.meta({ example: 0 }),
    monthlyCost: money.meta({ example: 174.06 }),
    totalAmountPayable: money.meta({ example: 4177.44 }),
    apr: percent.meta({ example: 39.9 }),
  }),
  /** The events that were taken. */
  events: z.array(z.enum(DECLINE_PARTNER_EVENTS)).meta({ example: ['informed-of-offer'] }),
  /** When the borrower had their details passed on to the lender; null before that. */
  acceptedAt: instant.nullable().meta({ example: null }),
});
