import { z } from 'zod';
import { instant, isoDay, money } from '../wire/codecs.ts';

const shown = z.string().nullable();

/** What DVLA says of a vehicle. It knows neither the model nor the keeper. */
const enquired = {
  registrationNumber: z.string().meta({ example: 'AA19AAA' }),
  make: z.string().meta({ example: 'FORD' }),
  colour: shown.meta({ example: 'BLUE' }),
  fuelType: shown.meta({ example: 'PETROL' }),
  yearOfManufacture: z.int().meta({ example: 2019 }),
  /** The first day of the month: DVLA tells no day. */
  firstRegisteredOn: isoDay.nullable().meta({ example: '2019-04-01' }),
  taxStatus: shown.meta({ example: 'Taxed' }),
  motStatus: shown.meta({ example: 'Valid' }),
  motExpiresOn: isoDay.nullable().meta({ example: '2027-03-31' }),
};

/** The agreement that is settled, as the letter of its lender says. */
const existingAgreement = z.strictObject({
  lender: z.string().meta({ example: 'Sample Motor Credit' }),
  agreementNumber: z.string().meta({ example: 'SMC-204118' }),
  settlementAmount: money.meta({ example: 6200 }),
  settlementValidUntil: isoDay.meta({ example: '2026-12-11' }),
});

/** What staff compare files about a car with. */
export const carForReview = existingAgreement.extend({
  registrationNumber: z.string().meta({ example: 'AA19AAA' }),
  description: z.string().meta({ example: 'FORD Focus, 2019, BLUE' }),
  mileage: z.int().meta({ example: 42_000 }),
  valuation: money.nullable().meta({ example: 11_400 }),
});

/** The car of an application for hire purchase. */
export const vehicle = z.strictObject({
  '@type': z.literal('vehicle'),
  ...enquired,
  /** With the year, null until DVLA has answered for the application. */
  make: enquired.make.nullable(),
  yearOfManufacture: enquired.yearOfManufacture.nullable(),
  model: shown.meta({ example: 'Focus' }),
  mileage: z.int().meta({ example: 42_000 }),
  /** Of a car that DVLA does not know, as the borrower described it. */
  isEnteredManually: z.boolean().meta({ example: false }),
  /** What it is worth by the valuation; null where there is none. */
  valuation: money.nullable().meta({ example: 11_400 }),
});

/** How the car comes to be hired: out of the credit, the lender settles the agreement that it is on now. */
export const finance = z.strictObject({
  '@type': z.literal('finance'),
  type: z.literal('Hire purchase'),
  isRefinance: z.literal(true),
  existingAgreement,
});

/** What the lender pays the brand for the introduction. The borrower's payments do not contain it. */
export const commissionCalculation = z.strictObject({
  '@type': z.literal('commission-calculation'),
  amount: money.meta({ example: 312 }),
  /** How it is worked out, in a sentence. */
  basis: z.string().meta({ example: 'It is 3.12% of what you borrow and is not added to your payments.' }),
  /** Percent of the credit. */
  shareOfCredit: z.number().meta({ example: 3.12 }),
  /** Percent of the total charge for credit. */
  shareOfCharge: z.number().meta({ example: 4.71 }),
  /** What ties the brand to the lender, in a sentence. */
  tie: z.string(),
  /** When this amount was first shown, by `show-commission`. */
  shownAt: instant.nullable(),
  consentedAt: instant.nullable(),
});

/** The answer to a registration number. */
export const vehicleFound = z.strictObject({ '@type': z.literal('vehicle-enquiry'), ...enquired });
