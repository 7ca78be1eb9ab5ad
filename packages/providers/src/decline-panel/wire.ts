import { z } from 'zod';
import { addressOnWire } from '../outbound/wire-address.ts';

/** Version 1 of the schema between us and a decline panel. docs/decline-panel.md explains each field. */

const LARGEST_PENCE = 10_000_000_000;
const amountPence = z.int().positive().max(LARGEST_PENCE);
const feesPence = z.int().nonnegative().max(LARGEST_PENCE);
const percent = z.number().nonnegative().lt(10_000);
const line = z.string().max(120).nullable();
const id = z.string().min(1).max(64);

const loanOnWire = {
  amountPence,
  termMonths: z.int().positive().max(600),
  purpose: z.string().min(1).max(60),
};

export const enquiryRequest = z.strictObject({
  brand: z.string().min(1).max(40),
  ...loanOnWire,
  incomeBand: z.string().min(1).max(40),
});

export const acceptanceRequest = z.strictObject({
  acceptanceId: id,
  partnerId: id,
  applicant: z.strictObject({
    firstName: z.string().min(1).max(120),
    lastName: z.string().min(1).max(120),
    dateOfBirth: z.iso.date(),
    email: z.email(),
    mobileNumber: z.string().regex(/^\+\d{7,15}$/),
    addresses: z.array(addressOnWire(line)).min(1).max(2),
    employmentStatus: z.string().min(1).max(60),
    netMonthlyIncomePence: feesPence,
  }),
  loan: z.strictObject(loanOnWire),
});

const exampleOnWire = z
  .object({
    amountPence,
    termMonths: loanOnWire.termMonths,
    interestRate: percent,
    totalFeesPence: feesPence,
    monthlyCostPence: amountPence,
    totalAmountPayablePence: amountPence,
    apr: percent,
  })
  // A representative example that does not add up is not shown to anyone (CONC 3.5.5R).
  .refine((example) => example.totalAmountPayablePence === example.monthlyCostPence * example.termMonths)
  .refine((example) => example.totalAmountPayablePence > example.amountPence)
  .refine((example) => example.apr >= example.interestRate);

const isBareHttps = (value: string): boolean =>
  URL.canParse(value) && new URL(value).origin === value && value.startsWith('https://');

const offerOnWire = z.object({
  partnerId: id,
  name: z.string().trim().min(1).max(60),
  origin: z.string().max(200).refine(isBareHttps),
  example: exampleOnWire,
});

/** 200 of an enquiry. */
export const enquiryAnswer = z.object({ offer: offerOnWire.nullable() });

export type OfferOnWire = z.infer<typeof offerOnWire>;

/** 200 of an acceptance. */
export const acceptanceAnswer = z.object({
  acceptanceId: id,
  url: z.url({ protocol: /^https$/ }).max(2_000),
});

/** 409 and 410: a status alone could come from any server on the way. */
export const acceptanceError = z.object({
  acceptanceId: id,
  error: z.enum(['acceptance-id-reused', 'no-longer-offered']),
});
