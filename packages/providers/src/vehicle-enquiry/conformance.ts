import { describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../provider-error.ts';
import type { VehicleEnquiryPort } from './port.ts';

/** The conformance suite for look-ups of cars, over the marks that DVLA documents for tests. */
export function describeVehicleEnquiry(name: string, open: () => Promise<VehicleEnquiryPort>): void {
  describe(`${name} looks up a registration mark`, () => {
    test('and returns its car', async () => {
      const record = await (await open()).find('AA19AAA');
      expect(record).toMatchObject({
        registrationMark: 'AA19AAA',
        yearOfManufacture: 2019,
        taxStatus: 'Taxed',
      });
      expect(record?.make).toMatch(/^[A-Z]/);
      expect(record?.firstRegisteredOn).toBe('2019-03-01');
      expect(record?.isMarkedForExport).toBe(false);
    });

    test('and says when the car is marked for export', async () => {
      expect(await (await open()).find('AA19AMP')).toMatchObject({ isMarkedForExport: true });
    });

    test.each(['ER19NFD', 'ER19BAD'])('and finds nothing for %s', async (mark) => {
      expect(await (await open()).find(mark)).toBeNull();
    });

    test.each(['ER19THR', 'ER19ERR', 'ER19MNT'])('and is unavailable for %s', async (mark) => {
      await expect((await open()).find(mark)).rejects.toBeInstanceOf(ProviderUnavailable);
    });
  });
}
