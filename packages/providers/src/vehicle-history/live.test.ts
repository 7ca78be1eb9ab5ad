import { afterEach, describe, expect, test } from 'vitest';
import { vehicleDataDouble, VEHICLE_DATA_KEY } from '../double/vehicle-doubles.ts';
import type { TroubledDouble } from '../double/troubled-double.ts';
import { openOutbound, type FinishedCall } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { describeVehicleHistory, STATED } from './conformance.ts';
import { ukVehicleHistory } from './live.ts';

const opened: TroubledDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((double) => double.close()));
});

async function newWorld(apiKey = VEHICLE_DATA_KEY) {
  const service = await vehicleDataDouble();
  opened.push(service);
  const finished: FinishedCall[] = [];
  const outbound = openOutbound((call) => finished.push(call));
  const port = ukVehicleHistory(outbound, { apiKey, loopbackOrigin: service.origin });
  const check = (registrationMark = 'AA19AAA') =>
    port.check({ registrationMark, mileage: 1, stated: STATED });
  return { service, check, port, finished };
}

describeVehicleHistory('UK Vehicle Data', async () => (await newWorld()).port);

test('agreements come with the day on which they were made, in either order', async () => {
  const { finance } = await (await newWorld()).check('FIN1');
  expect(finance).toEqual([
    { lender: 'PRIOR MOTOR FINANCE PLC', agreementNumber: 'PMF-00123', agreedOn: '2025-02-14' },
    { lender: 'OTHERWISE LTD', agreementNumber: '771', agreedOn: '2025-02-14' },
  ]);
});

const response = (DataItems: object | null, StatusCode = 'Success') => ({
  status: 200,
  body: { Response: { StatusCode, DataItems } },
});

describe('there is no history, rather than a clean one,', () => {
  test.each([
    ['a car that is not on record', response(null, 'ItemNotFound'), 'code ItemNotFound'],
    ['a status without a car', response(null), 'code Success'],
    ['another car', response({ Vrm: 'BB19BBB' }), 'another mark'],
    [
      'finance that is counted and not listed',
      response({ Vrm: 'AA19AAA', FinanceRecordCount: 1 }),
      'without its records',
    ],
    ['a server error', { status: 500 }, 'unavailable'],
  ])('for %s', async (_what, trouble, why) => {
    const { service, check } = await newWorld();
    service.meets(trouble, trouble, trouble);
    const checking = check();
    await expect(checking).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(checking).rejects.toThrow(why);
  });

  test('for ten seconds of silence', async () => {
    const { service, check } = await newWorld();
    service.meets('silence');
    expect(await endOfSilence(10_000, service.received, () => check())).toBeInstanceOf(ProviderTimeout);
  });
});

test('neither an error nor what is noted of a call repeats the key or the mark', async () => {
  const { check, finished } = await newWorld('not-the-key-but-secret');
  const error: unknown = await check().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderUnavailable);
  expect(`${String(error)} ${JSON.stringify(finished)}`).not.toMatch(/secret|AA19AAA/);
});
