import { describe, expect, test } from 'vitest';
import type { VehicleHistoryPort } from './port.ts';

/** On record for every mark of the suite. */
export const STATED = { lender: 'Prior Motor Finance', agreementNumber: 'PMF 123' } as const;

/** The conformance suite for histories of cars, by the marks of the sandbox. */
export function describeVehicleHistory(name: string, open: () => Promise<VehicleHistoryPort>): void {
  const historyOf = async (registrationMark: string) =>
    (await open()).check({ registrationMark, mileage: 30_000, stated: STATED });

  describe(`${name} checks the history of a car`, () => {
    test('and finds its finance, and nothing else, for an ordinary one', async () => {
      const history = await historyOf('AA19AAA');
      expect(history).toMatchObject({
        isStolen: false,
        writeOff: null,
        isScrapped: false,
        isExported: false,
        isImported: false,
        plateChanges: 0,
        hasMileageAnomaly: false,
      });
      expect(history.finance).toHaveLength(1);
    });

    test.each([
      ['STO1', { isStolen: true }],
      ['WRT1', { writeOff: 'S' }],
      ['SCR1', { isScrapped: true }],
      ['EXP1', { isExported: true }],
      ['NIM1', { isImported: true }],
      ['PLT1', { plateChanges: 1 }],
      ['MIL1', { hasMileageAnomaly: true }],
    ])('%s', async (mark, found) => {
      expect(await historyOf(mark)).toMatchObject(found);
    });

    test('and lists every agreement', async () => {
      expect((await historyOf('FIN1')).finance).toHaveLength(2);
    });
  });
}
