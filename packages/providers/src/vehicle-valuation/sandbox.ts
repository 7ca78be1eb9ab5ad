import { daysBetween } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { sandboxCar, sandboxMark } from '../vehicle-enquiry/sandbox-cars.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import type { VehicleValuationPort } from './port.ts';

const DAYS_A_YEAR = 365;
/** What is left of a car's value after each year, and the pence that each mile takes off. */
const LEFT_AFTER_A_YEAR = 0.86;
const PENCE_A_MILE = 4;
const LOWEST = 900_00;
const LOW = 2_000_00;
const TRADE_SHARE = 0.86;

const toTenPounds = (amount: number): number => Math.round(amount / 1_000) * 1_000;

/** Values cars by age and mileage, the same every time for one day. */
export function sandboxVehicleValuation({ clock }: Pick<SandboxParts, 'clock'>): VehicleValuationPort {
  return {
    async value({ registrationMark, mileage }) {
      const today = await clock.today();
      const mark = sandboxMark(registrationMark);
      if (mark === 'NVA') return null;
      const { listPrice, firstRegisteredOn, model } = sandboxCar(registrationMark, today);
      const years = Math.max(0, daysBetween(firstRegisteredOn, today)) / DAYS_A_YEAR;
      const worth = listPrice * 100 * LEFT_AFTER_A_YEAR ** years - mileage * PENCE_A_MILE;
      const retail = mark === 'LOW' ? LOW : Math.max(LOWEST, toTenPounds(worth));
      return { model, retail: pence(retail), trade: pence(toTenPounds(retail * TRADE_SHARE)) };
    },
  };
}
