import type { ApplicationRow } from './loan-application-store.ts';
import { openHirePurchase } from './hire-purchase.ts';
import type { ApplicationView } from './present-loan-application.ts';
import type { Viewer } from './viewer.ts';

/** The car; null of an unsecured loan. */
export function presentVehicle(
  { cipher }: Pick<Viewer, 'cipher'>,
  application: ApplicationRow,
): NonNullable<ApplicationView['vehicle']> | null {
  const stated = openHirePurchase(cipher, application);
  if (stated === null) return null;
  const { registrationMark, mileage, model, typed } = stated.vehicle;
  return {
    '@type': 'vehicle',
    registrationNumber: registrationMark,
    make: typed?.make ?? null,
    model,
    colour: typed?.colour ?? null,
    fuelType: null,
    yearOfManufacture: typed?.yearOfManufacture ?? null,
    firstRegisteredOn: null,
    taxStatus: null,
    motStatus: null,
    motExpiresOn: null,
    mileage,
    isEnteredManually: typed !== null,
    valuation: null,
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
