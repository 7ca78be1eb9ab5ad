import { z } from 'zod';
import { addressOnWire } from '../outbound/wire-address.ts';

/** Version 1 of the schema between us and a bureau. docs/credit-bureau.md explains each field. */

const amountPence = z.int().nonnegative().max(10_000_000_000);
const line = z.string().max(120);
const match = z.enum(['full', 'partial', 'none']);

export const searchRequest = z.strictObject({
  searchId: z.string().min(1).max(64),
  purpose: z.literal('quotation'),
  attempt: z.int().min(1).max(2),
  applicant: z.strictObject({
    firstName: z.string().min(1).max(120),
    lastName: z.string().min(1).max(120),
    dateOfBirth: z.iso.date(),
  }),
  addresses: z.array(addressOnWire(line)).min(1).max(2),
  statedNetMonthlyIncomePence: amountPence,
  statedHousingCostPence: amountPence,
  amountPence,
});

export type SearchRequest = z.infer<typeof searchRequest>;

const cardOnWire = z.object({
  issuer: z.string().min(1).max(40),
  lastFour: z.string().regex(/^\d{4}$/),
  balancePence: amountPence,
  limitPence: amountPence.nullable(),
  monthlyPaymentPence: amountPence.nullable(),
  ratePercent: z.number().nonnegative().lt(1_000).nullable(),
});

/** 200. Fields that are not listed are ignored; a field that does not fit makes the whole report unusable. */
export const searchReport = z.object({
  searchId: z.string(),
  status: z.literal('complete'),
  /** A search for a quotation must be visible to the applicant only. */
  footprint: z.literal('soft'),
  file: z.enum(['found', 'thin']),
  identityMatch: match.optional(),
  addressMatch: match.optional(),
  isNewestAddress: z.boolean().optional(),
  score: z.int().min(0).max(999),
  monthlyCommitmentsPence: amountPence,
  insolvency: z.boolean(),
  defaultsLast12Months: z.int().nonnegative().max(1_000),
  supportedMonthlyIncomePence: amountPence.optional(),
  creditCards: z.array(cardOnWire).max(100).optional(),
  needsReview: z.boolean().optional(),
});

export type SearchReport = z.infer<typeof searchReport>;

/** 202. */
export const searchPending = z.object({ searchId: z.string(), status: z.literal('pending') });

/** 404 and 409: a status alone could come from any server on the way. */
export const searchError = z.object({ searchId: z.string(), error: z.enum(['no-file', 'search-id-reused']) });
