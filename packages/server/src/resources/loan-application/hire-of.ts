import { commissionFor } from '@fairlead/core/commission/commission';
import { ZERO } from '@fairlead/core/money/pence';
import type { Price } from '@fairlead/core/pricing/price';
import type { Hire } from '@fairlead/core/vehicle/vehicle';
import { modelOf, openHirePurchase } from './hire-purchase.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import type { Viewer } from './viewer.ts';

/** What an agreement at this price says of the car and of what is settled; null of an unsecured loan. */
export function hireOf(
  { cipher }: Pick<Viewer, 'cipher'>,
  application: ApplicationRow,
  price: Price,
): Hire | null {
  const stated = openHirePurchase(cipher, application);
  if (stated === null) return null;
  const { existingAgreement, record, vehicle } = stated;
  const described = record ?? vehicle.typed;
  if (described === null)
    throw new Error(`application ${application.id} has an offer on a car that is not known`);
  return {
    vehicle: {
      registrationMark: vehicle.registrationMark,
      make: described.make,
      model: modelOf(stated),
      colour: described.colour ?? 'not known',
      fuelType: record?.fuelType ?? null,
      yearOfManufacture: described.yearOfManufacture,
      mileage: vehicle.mileage,
    },
    existingAgreement,
    commission: commissionFor(price)?.amount ?? ZERO,
  };
}
