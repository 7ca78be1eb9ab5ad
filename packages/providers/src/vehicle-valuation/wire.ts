import { z } from 'zod';

/** Version 1 of the schema between us and a guide to values. docs/vehicle-valuation.md explains each field. */

const amountPence = z.int().nonnegative().max(100_000_000);

export const valuationRequest = z.strictObject({
  registrationMark: z.string().min(2).max(8),
  mileage: z.int().nonnegative().max(1_000_000),
});

export type ValuationRequest = z.infer<typeof valuationRequest>;

/** 200. Fields that are not listed are ignored. */
export const valuationAnswer = z.object({
  registrationMark: z.string(),
  model: z.string().min(1).max(120).optional(),
  retailPence: amountPence,
  tradePence: amountPence,
});

/** 404: a status alone could come from any server on the way. */
export const valuationError = z.object({ registrationMark: z.string(), error: z.literal('no-value') });
