import type { VehicleRecord } from '@fairlead/core/vehicle/vehicle-facts';
import type { carForReview } from '@fairlead/contract/motor/shapes';
import type { z } from 'zod';
import type { ApplicationRow } from './loan-application-store.ts';
import { modelOf, openHirePurchase } from './hire-purchase.ts';
import type { ApplicationView } from './present-loan-application.ts';
import type { Viewer } from './viewer.ts';

type CarForReview = z.output<typeof carForReview>;

/** The car; null of an unsecured loan. */
export function presentVehicle(
  { cipher }: Pick<Viewer, 'cipher'>,
  application: ApplicationRow,
): NonNullable<ApplicationView['vehicle']> | null {
  const stated = openHirePurchase(cipher, application);
  if (stated === null) return null;
  const { vehicle, record, found } = stated;
  const { registrationMark, mileage, typed } = vehicle;
  return {
    '@type': 'vehicle',
    ...(record ? presentRecord(record) : { ...UNKNOWN, ...typed, registrationNumber: registrationMark }),
    model: modelOf(stated),
    mileage,
    isEnteredManually: record === null,
    valuation: found?.valuation?.retail ?? null,
  };
}

const UNKNOWN = {
  make: null,
  colour: null,
  fuelType: null,
  yearOfManufacture: null,
  firstRegisteredOn: null,
  taxStatus: null,
  motStatus: null,
  motExpiresOn: null,
};

/** What staff compare files about the car with; null of an unsecured loan. */
export function presentCarForReview(
  viewer: Pick<Viewer, 'cipher'>,
  application: ApplicationRow,
): CarForReview | null {
  const [vehicle, finance] = [presentVehicle(viewer, application), presentFinance(viewer, application)];
  if (vehicle === null || finance === null) return null;
  const { registrationNumber, make, model, yearOfManufacture, colour, mileage, valuation } = vehicle;
  const name = [make, model].filter(Boolean).join(' ');
  return {
    registrationNumber,
    description: [name, yearOfManufacture, colour].filter(Boolean).join(', '),
    mileage,
    valuation,
    ...finance.existingAgreement,
  };
}

/** What DVLA says, as the wire has it. */
export function presentRecord(record: VehicleRecord) {
  return {
    registrationNumber: record.registrationMark,
    make: record.make,
    colour: record.colour,
    fuelType: record.fuelType,
    yearOfManufacture: record.yearOfManufacture,
    firstRegisteredOn: record.firstRegisteredOn,
    taxStatus: record.taxStatus,
    motStatus: record.motStatus,
    motExpiresOn: record.motExpiresOn,
  };
}

/** The agreement that is settled out of the credit; null of an unsecured loan. */
export function presentFinance(
  { cipher }: Pick<Viewer, 'cipher'>,
  application: ApplicationRow,
): NonNullable<ApplicationView['finance']> | null {
  const stated = openHirePurchase(cipher, application);
  if (stated === null) return null;
  return {
    '@type': 'finance',
    type: 'Hire purchase',
    isRefinance: true,
    existingAgreement: stated.existingAgreement,
  };
}
