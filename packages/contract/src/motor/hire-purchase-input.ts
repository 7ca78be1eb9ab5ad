import { DRIVING_LICENCE_TYPES } from '@fairlead/core/person/driving-licence';
import { z } from 'zod';
import { isoDay, positiveMoney, text } from '../wire/codecs.ts';

/** The finance agreement that hire purchase takes the place of, as the settlement letter of its lender says. */
const existingAgreementInput = z.strictObject({
  lender: text(80).meta({ example: 'Sample Motor Credit' }),
  agreementNumber: text(40).meta({ example: 'SMC-204118' }),
  settlementAmount: positiveMoney.meta({ example: 6200 }),
  /** The last day on which that lender takes the amount. */
  settlementValidUntil: isoDay.meta({ example: '2026-12-11' }),
});

const vehicleInput = z.strictObject({
  registrationNumber: text(16).meta({ example: 'AA19 AAA' }),
  /** Miles, as the odometer shows them. */
  mileage: z.int().min(0).max(999_999).meta({ example: 42_000 }),
  /** With `colour` and `yearOfManufacture`: for a vehicle that DVLA does not know. DVLA's own answer replaces all three. */
  make: text(40).optional().meta({ example: 'Ford' }),
  /** DVLA does not say it. */
  model: text(60).optional().meta({ example: 'Focus' }),
  colour: text(30).optional().meta({ example: 'Blue' }),
  yearOfManufacture: z.int().min(1885).max(2100).optional().meta({ example: 2019 }),
  existingAgreement: existingAgreementInput,
});

/** What an application for hire purchase says besides: required of a motor brand, refused by any other. */
export const hirePurchaseInput = z.strictObject({
  drivingLicenceType: z.enum(DRIVING_LICENCE_TYPES),
  vehicle: vehicleInput,
  financeType: z.literal('Hire purchase'),
  finance: z.strictObject({ type: z.literal('Hire purchase'), isRefinance: z.literal(true) }),
});

/** Required of a full UK licence. */
export const drivingLicenceNumber = text(40).optional();
