import { afterEach, expect, test } from 'vitest';
import { VALUATION_TOKEN, valuationDouble } from '../double/vehicle-doubles.ts';
import type { TroubledDouble } from '../double/troubled-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { describeVehicleValuation } from './conformance.ts';
import { httpVehicleValuation } from './live.ts';

const opened: TroubledDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((double) => double.close()));
});

async function newWorld(token = VALUATION_TOKEN) {
  const service = await valuationDouble();
  opened.push(service);
  const settings = { url: 'https://values.example', token, loopbackOrigin: service.origin };
  const port = httpVehicleValuation(
    openOutbound(() => undefined),
    settings,
  );
  return { service, value: () => port.value({ registrationMark: 'AA19AAA', mileage: 1 }), port };
}

describeVehicleValuation('a guide over HTTP', async () => (await newWorld()).port);

test.each([
  { status: 404, body: '<html>' },
  { status: 404, body: { registrationMark: 'BB19BBB', error: 'no-value' } },
  { status: 401, body: '' },
  { status: 200, body: { registrationMark: 'BB19BBB', retailPence: 2, tradePence: 1 } },
  { status: 200, body: { registrationMark: 'AA19AAA', retailPence: 1, tradePence: 2 } },
  { status: 200, body: { registrationMark: 'AA19AAA', retailPence: 1.5, tradePence: 1 } },
])('there is no value now when the guide answers something that is not documented: %o', async (trouble) => {
  const { service, value } = await newWorld();
  service.meets(trouble);
  await expect(value()).rejects.toBeInstanceOf(ProviderUnavailable);
});
