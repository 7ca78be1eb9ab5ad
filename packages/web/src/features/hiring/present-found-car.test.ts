import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import type { FoundVehicle } from '../../parts/car/find-vehicle.ts';
import { TODAY } from '../../testing/today.ts';
import { presentFoundCar } from './present-found-car.ts';

const CAR: FoundVehicle = {
  '@type': 'vehicle-enquiry',
  registrationNumber: 'LB23XYZ',
  make: 'HARROW',
  colour: 'BLUE',
  fuelType: 'PETROL',
  yearOfManufacture: 2023,
  firstRegisteredOn: day('2023-05-01'),
  taxStatus: 'Taxed',
  motStatus: 'Valid',
  motExpiresOn: day('2027-05-31'),
};

const rows = (changes: Partial<FoundVehicle> = {}) =>
  presentFoundCar({ ...CAR, ...changes }, TODAY).map(({ key, value }) => [key, value]);

describe('a car that DVLA knows', () => {
  test('is shown with its age and until when its MOT counts', () => {
    expect(rows()).toEqual([
      ['Make', 'Harrow'],
      ['Colour', 'Blue'],
      ['Year', '2023'],
      ['Age', '3.5 years'],
      ['Fuel', 'Petrol'],
      ['Tax', 'Taxed'],
      ['MOT', 'Valid until 31/05/2027'],
    ]);
  });

  test('is shown without what DVLA leaves out', () => {
    const unknown = { colour: null, fuelType: null, firstRegisteredOn: null, taxStatus: null };
    expect(rows({ ...unknown, motStatus: null, motExpiresOn: null })).toEqual([
      ['Make', 'Harrow'],
      ['Year', '2023'],
    ]);
  });

  test('has no age before the day of its first registration', () => {
    expect(rows({ firstRegisteredOn: day('2026-12-01') }).map(([key]) => key)).not.toContain('Age');
  });

  test('whose MOT ran out says so, without the day', () => {
    expect(rows({ motStatus: 'Not valid', motExpiresOn: day('2026-05-31') })).toContainEqual([
      'MOT',
      'Not valid',
    ]);
  });
});
