import { describe, expect, test } from 'vitest';
import type { VehicleValuationPort } from './port.ts';

/** The conformance suite for values of cars. */
export function describeVehicleValuation(name: string, open: () => Promise<VehicleValuationPort>): void {
  describe(`${name} values a car`, () => {
    test('in whole pence, a dealer paying less than asking', async () => {
      const value = await (await open()).value({ registrationMark: 'AA19AAA', mileage: 30_000 });
      expect(Number.isSafeInteger(value?.retail)).toBe(true);
      expect(value?.trade).toBeLessThan(value?.retail ?? 0);
      expect(value?.model).toBeTruthy();
    });

    test('and has no value for every car', async () => {
      expect(await (await open()).value({ registrationMark: 'NVA1', mileage: 30_000 })).toBeNull();
    });
  });
}
