import type { Agreement } from '@fairlead/core/loan/agreement';

/** What a hirer reads once everything is paid, the option fee included; nothing where no car was hired. */
export function ownedCar({ hire }: Pick<Agreement, 'hire'>): readonly string[] {
  if (!hire) return [];
  const { make, model, registrationMark } = hire.vehicle;
  const car = [make, model].filter((part) => part !== null).join(' ');
  return [
    `The car is yours from today: ${car}, registration number ${registrationMark}. The fee for buying it was part of what you paid. This email is our certificate that we have no claim on it any more. We’ll have our interest removed from the finance register.`,
  ];
}
