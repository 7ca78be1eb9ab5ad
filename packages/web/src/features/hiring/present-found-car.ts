import { displayAge } from '@fairlead/core/calendar/age-display';
import { monthsBetween, type Day } from '@fairlead/core/calendar/day';
import { displayDay } from '@fairlead/core/calendar/display';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import type { FoundVehicle } from '../../parts/car/find-vehicle.ts';
import { inSentenceCase } from '../../parts/car/sentence-case.ts';

/** A car as DVLA knows it, row by row. DVLA leaves some of them out. */
export function presentFoundCar(car: FoundVehicle, today: Day): readonly SummaryRow[] {
  const { colour, fuelType, firstRegisteredOn, taxStatus, motStatus, motExpiresOn } = car;
  const mot = motExpiresOn && motStatus === 'Valid' ? `Valid until ${displayDay(motExpiresOn)}` : motStatus;
  const isOnTheRoad = firstRegisteredOn !== null && firstRegisteredOn <= today;
  return [
    { key: 'Make', value: inSentenceCase(car.make) },
    ...(colour ? [{ key: 'Colour', value: inSentenceCase(colour) }] : []),
    { key: 'Year', value: String(car.yearOfManufacture) },
    ...(isOnTheRoad ? [{ key: 'Age', value: displayAge(monthsBetween(firstRegisteredOn, today)) }] : []),
    ...(fuelType ? [{ key: 'Fuel', value: inSentenceCase(fuelType) }] : []),
    ...(taxStatus ? [{ key: 'Tax', value: taxStatus }] : []),
    ...(mot ? [{ key: 'MOT', value: mot }] : []),
  ];
}
