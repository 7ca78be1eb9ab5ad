import { afterEach, describe, expect, test } from 'vitest';
import { DVLA_KEY, dvlaDouble } from '../double/vehicle-doubles.ts';
import type { TroubledDouble } from '../double/troubled-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { describeVehicleEnquiry } from './conformance.ts';
import { dvlaVehicleEnquiry } from './live.ts';

const opened: TroubledDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((double) => double.close()));
});

async function newWorld(apiKey = DVLA_KEY) {
  const service = await dvlaDouble();
  opened.push(service);
  const outbound = openOutbound(() => undefined);
  return { service, port: dvlaVehicleEnquiry(outbound, { apiKey, loopbackOrigin: service.origin }) };
}

describeVehicleEnquiry('DVLA', async () => (await newWorld()).port);

describe('DVLA is unavailable, so that the car’s details are typed,', () => {
  test.each([
    { status: 404, body: '<html>' },
    { status: 400, body: { message: 'of a proxy' } },
    { status: 403, body: { message: 'Forbidden' } },
    { status: 200, body: { registrationNumber: 'BB19BBB', make: 'HARROW', yearOfManufacture: 2019 } },
    { status: 200, body: { registrationNumber: 'AA19AAA', make: 'HARROW', yearOfManufacture: 'new' } },
    { status: 302, headers: { location: 'https://elsewhere.example/' } },
  ])('when it answers something that is not documented: $status', async (trouble) => {
    const { port, service } = await newWorld();
    service.meets(trouble);
    await expect(port.find('AA19AAA')).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('when it says nothing for five seconds', async () => {
    const { port, service } = await newWorld();
    service.meets('silence');
    const end = await endOfSilence(5_000, service.received, () => port.find('AA19AAA'));
    expect(end).toBeInstanceOf(ProviderTimeout);
  });

  test('when the key is wrong, which the error does not repeat', async () => {
    const { port } = await newWorld('not-the-key-but-secret');
    const error: unknown = await port.find('AA19AAA').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(String(error)).not.toMatch(/secret|AA19AAA/);
  });
});

test('what DVLA leaves out is not known', async () => {
  const { port, service } = await newWorld();
  service.meets({
    status: 200,
    body: { registrationNumber: 'AA19AAA', make: 'HARROW', yearOfManufacture: 2019 },
  });
  expect(await port.find('AA19AAA')).toMatchObject({
    colour: null,
    firstRegisteredOn: null,
    taxStatus: 'Unknown',
    motExpiresOn: null,
  });
});
