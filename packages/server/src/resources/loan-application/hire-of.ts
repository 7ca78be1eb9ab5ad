import { commissionFor } from '@fairlead/core/commission/commission';
import { ZERO } from '@fairlead/core/money/pence';
import type { Price } from '@fairlead/core/pricing/price';
import type { Hire } from '@fairlead/core/vehicle/vehicle';
import { openHirePurchase } from './hire-purchase.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import { presentVehicle } from './present-hire-purchase.ts';
import type { Viewer } from './viewer.ts';

/** What an agreement at this price says of the car and of what is settled; null of an unsecured loan. */
export function hireOf(
  viewer: Pick<Viewer, 'cipher'>,
  application: ApplicationRow,
  price: Price,
): Hire | null {
  const stated = openHirePurchase(viewer.cipher, application);
  const vehicle = presentVehicle(viewer, application);
  if (stated === null || vehicle === null) return null;
  const { make, model, colour, fuelType, yearOfManufacture, mileage } = vehicle;
  if (make === null || yearOfManufacture === null)
    throw new Error(`application ${application.id} has an offer on a car that is not known`);
  return {
    vehicle: {
      registrationMark: vehicle.registrationNumber,
      make,
      model,
      colour: colour ?? 'not known',
      fuelType,
      yearOfManufacture,
      mileage,
    },
    existingAgreement: stated.existingAgreement,
    commission: commissionFor(price)?.amount ?? ZERO,
  };
}
