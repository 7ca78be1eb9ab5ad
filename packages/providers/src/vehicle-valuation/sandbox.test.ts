import { day } from '@fairlead/core/calendar/day';
import { expect, test } from 'vitest';
import { manualClock } from '../testing/memory-sandbox-store.ts';
import { describeVehicleValuation } from './conformance.ts';
import { sandboxVehicleValuation } from './sandbox.ts';

const open = () => sandboxVehicleValuation({ clock: manualClock(day('2026-11-20')) });

describeVehicleValuation('the sandbox', async () => open());

test('a car is worth less with more miles, and LOW is worth £2,000', async () => {
  const retailAt = async (registrationMark: string, mileage: number) =>
    (await open().value({ registrationMark, mileage }))?.retail;
  expect(await retailAt('AB21CDE', 60_000)).toBeLessThan((await retailAt('AB21CDE', 20_000)) ?? 0);
  expect(await retailAt('LOW1', 20_000)).toBe(2_000_00);
});
