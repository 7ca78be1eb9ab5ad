import { addDays, addMonths, type Day } from '@fairlead/core/calendar/day';
import type { VehicleRecord } from '@fairlead/core/vehicle/vehicle-facts';
import { ProviderUnavailable } from '../provider-error.ts';
import { sandboxNumber } from '../sandbox-answers.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import type { VehicleEnquiryPort } from './port.ts';
import { sandboxCar } from './sandbox-cars.ts';

const UNKNOWN: readonly string[] = ['ER19BAD', 'ER19NFD'];
const UNAVAILABLE: readonly string[] = ['ER19THR', 'ER19ERR', 'ER19MNT'];

const FUELS: Readonly<Record<string, string>> = {
  AA19EEE: 'ELECTRICITY',
  AA19AMP: 'ELECTRICITY',
  AA19PPP: 'PETROL',
  AA19DSL: 'DIESEL',
};

function recordOf(mark: string, today: Day): VehicleRecord {
  const { make, colour, fuelType, firstRegisteredOn } = sandboxCar(mark, today);
  const isOffRoad = mark === 'AA19SRN';
  const hasNoMot = mark === 'AA19MOT';
  return {
    registrationMark: mark,
    make,
    colour,
    fuelType: FUELS[mark] ?? fuelType,
    yearOfManufacture: Number(firstRegisteredOn.slice(0, 4)),
    firstRegisteredOn,
    taxStatus: isOffRoad ? 'SORN' : 'Taxed',
    taxDueOn: isOffRoad ? null : addMonths(today, 1 + sandboxNumber(`${mark} tax`, 11)),
    motStatus: hasNoMot ? 'Not valid' : 'Valid',
    motExpiresOn: hasNoMot ? addDays(today, -20) : addMonths(today, 1 + sandboxNumber(`${mark} MOT`, 11)),
    isMarkedForExport: mark === 'AA19AMP',
    lastV5cIssuedOn: addMonths(firstRegisteredOn, 1),
  };
}

/** DVLA's service with its documented test marks. Any other mark has a car, the same every time. */
export function sandboxVehicleEnquiry({ clock }: Pick<SandboxParts, 'clock'>): VehicleEnquiryPort {
  return {
    async find(registrationMark) {
      if (UNAVAILABLE.includes(registrationMark)) throw new ProviderUnavailable('vehicle-enquiry');
      if (UNKNOWN.includes(registrationMark)) return null;
      return recordOf(registrationMark, await clock.today());
    },
  };
}
