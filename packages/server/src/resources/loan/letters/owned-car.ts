import type { Agreement } from '@fairlead/core/loan/agreement';
import { nameOfCar, type HireNumbers } from '@fairlead/core/vehicle/vehicle';

/** What a hirer reads once everything is paid, the option fee included; nothing where no car was hired. */
export function ownedCar({ hire }: Pick<Agreement, 'hire'>, numbers: HireNumbers | null): readonly string[] {
  if (!hire || !numbers) return [];
  return [
    `The car is yours from today: ${nameOfCar(hire.vehicle)}, registration number ${numbers.registrationMark}. The fee for buying it was part of what you paid. We have no claim on it any more: your account has the certificate, which a buyer may ask for. We’ll have our interest removed from the finance register.`,
  ];
}
