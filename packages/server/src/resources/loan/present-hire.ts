import type { loan } from '@fairlead/contract/loan';
import type { HirePosition } from '@fairlead/core/loan/read/hire-position';
import type { HireNumbers } from '@fairlead/core/vehicle/vehicle';
import type { z } from 'zod';

/** The car of a hire purchase, and what its hirer has a right to, as the wire shows it. */
export function presentHire(
  position: HirePosition | null,
  numbers: HireNumbers | null,
): z.output<typeof loan>['hirePurchase'] {
  if (position === null) return null;
  const { vehicle, ...rights } = position;
  if (vehicle === null || numbers === null) return { ...rights, vehicle: null };
  const { make, model, colour, yearOfManufacture } = vehicle;
  const { registrationMark: registrationNumber } = numbers;
  return { ...rights, vehicle: { registrationNumber, make, model, colour, yearOfManufacture } };
}
