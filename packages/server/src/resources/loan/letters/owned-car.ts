import type { Agreement } from '@fairlead/core/loan/agreement';
import { nameOfCar } from '@fairlead/core/vehicle/vehicle';

/** What a hirer reads once everything is paid, the option fee included; nothing where no car was hired. */
export function ownedCar({ hire }: Pick<Agreement, 'hire'>): readonly string[] {
  if (!hire) return [];
  return [
    `The car is yours from today: ${nameOfCar(hire.vehicle)}, registration number ${hire.vehicle.registrationMark}. The fee for buying it was part of what you paid. We have no claim on it any more: your account has the certificate, which a buyer may ask for. We’ll have our interest removed from the finance register.`,
  ];
}
