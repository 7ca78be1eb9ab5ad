import { z } from 'zod';
import { id, isoDay, money, reference } from './wire/codecs.ts';
import { EXAMPLE } from './wire/examples.ts';

/** A credit card that can be paid off with a loan. Of its number only the last four digits are known. */
export const creditCard = z.strictObject({
  '@type': z.literal('debt-consolidation-credit-card'),
  id,
  issuer: z.string().meta({ example: 'Harbour Lane Card' }),
  lastFour: z.string().meta({ example: '4821' }),
  balance: money.meta({ example: 2150 }),
  limit: money.nullable().meta({ example: 3000 }),
  /** What is paid on it in a month now. */
  monthlyPayment: money.nullable().meta({ example: 65 }),
  /** Effective annual rate in percent. */
  rate: z.number().nullable().meta({ example: 29.9 }),
  /** Whether the credit file shows it, or the borrower added it. */
  isReported: z.boolean(),
  /** Whether the borrower confirmed that the loan pays it off. */
  isChosen: z.boolean(),
  /** What paid it off, and when that was recorded. */
  payoffAmount: money.nullable().meta({ example: null }),
  completedOn: isoDay.nullable().meta({ example: null }),
  loanApplication: reference.meta({
    example: {
      '@type': 'resource-reference',
      '@link': `/v2/loan-applications/${EXAMPLE.id}`,
      id: EXAMPLE.id,
    },
  }),
});
