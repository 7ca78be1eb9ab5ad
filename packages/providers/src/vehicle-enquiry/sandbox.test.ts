import { day } from '@fairlead/core/calendar/day';
import { parseRegistrationMark } from '@fairlead/core/vehicle/registration-mark';
import { expect, test } from 'vitest';
import { manualClock } from '../testing/memory-sandbox-store.ts';
import { describeVehicleEnquiry } from './conformance.ts';
import { DVLA_MARKS, SANDBOX_MARKS, sandboxMark } from './sandbox-cars.ts';
import { sandboxVehicleEnquiry } from './sandbox.ts';

const TODAY = day('2026-11-20');
const open = () => sandboxVehicleEnquiry({ clock: manualClock(TODAY) });

describeVehicleEnquiry('the sandbox', async () => open());

test.each([...Object.keys(DVLA_MARKS), ...Object.values(SANDBOX_MARKS).map(({ typed }) => typed)])(
  '%s is a mark that the form takes',
  (mark) => {
    expect(parseRegistrationMark(mark, TODAY)).toMatchObject({ ok: true });
  },
);

test('each special mark is known by its beginning, and nothing else is', () => {
  for (const [letters, { typed }] of Object.entries(SANDBOX_MARKS))
    expect(sandboxMark(typed.replace(' ', ''))).toBe(letters);
  for (const mark of ['AB12CDE', 'STO1A', 'FINE1', 'toString1']) expect(sandboxMark(mark)).toBeUndefined();
});

test('a mark has the same car every time, of the age that the mark names', async () => {
  const [once, again] = [await open().find('AB21CDE'), await open().find('AB21CDE')];
  expect(once).toEqual(again);
  expect(once?.firstRegisteredOn).toBe('2021-03-01');
  expect((await open().find('AB71CDE'))?.firstRegisteredOn).toBe('2021-09-01');
  expect((await open().find('OLD1'))?.yearOfManufacture).toBe(2011);
});
