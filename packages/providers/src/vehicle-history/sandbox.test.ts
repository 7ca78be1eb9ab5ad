import { day } from '@fairlead/core/calendar/day';
import { expect, test } from 'vitest';
import { manualClock } from '../testing/memory-sandbox-store.ts';
import { describeVehicleHistory, STATED } from './conformance.ts';
import { sandboxVehicleHistory } from './sandbox.ts';

const open = () => sandboxVehicleHistory({ clock: manualClock(day('2026-11-20')) });

describeVehicleHistory('the sandbox', async () => open());

test('the finance on record is what was stated, and none for NOF', async () => {
  const question = { mileage: 1, stated: STATED };
  expect((await open().check({ ...question, registrationMark: 'AB21CDE' })).finance).toMatchObject([STATED]);
  expect((await open().check({ ...question, registrationMark: 'NOF1' })).finance).toEqual([]);
});

test.each([
  ['WRT1', 'S'],
  ['WRT2', 'N'],
  ['WRT3', 'A'],
  ['WRT4', 'B'],
])('%s is written off in category %s', async (registrationMark, writeOff) => {
  expect(await open().check({ registrationMark, mileage: 1, stated: STATED })).toMatchObject({ writeOff });
});
