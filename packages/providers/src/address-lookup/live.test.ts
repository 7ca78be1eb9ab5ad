import { afterEach, describe, expect, test } from 'vitest';
import { IDEAL_POSTCODES_KEY, idealPostcodesDouble } from '../double/ideal-postcodes-double.ts';
import type { TroubledDouble } from '../double/troubled-double.ts';
import { openOutbound, type FinishedCall } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { describeAddressLookup } from './conformance.ts';
import { idealPostcodes } from './live.ts';

const opened: TroubledDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((double) => double.close()));
});

async function newWorld(apiKey = IDEAL_POSTCODES_KEY) {
  const service = await idealPostcodesDouble();
  opened.push(service);
  const finished: FinishedCall[] = [];
  const outbound = openOutbound((call) => finished.push(call));
  const port = idealPostcodes(outbound, { apiKey, loopbackOrigin: service.origin });
  return { service, port, finished };
}

describeAddressLookup('Ideal Postcodes', async () => (await newWorld()).port, {
  known: 'ID1 1QD',
  flats: 'ZZ99 3VZ',
  unknown: 'ZZ99 9ZZ',
  mistyped: 'ZZ99 3VY',
});

describe('addresses by Ideal Postcodes', () => {
  test('are houses and flats, a named building with its number in the street, and no boxes', async () => {
    const { port } = await newWorld();
    const { addresses } = await port.find('ID1 1QD');
    const shown = addresses.map(({ flatNumber, houseNumber, line1, line2 }) =>
      [flatNumber, houseNumber, line1, line2].filter(Boolean).join(' | '),
    );
    expect(shown).toEqual([
      'Beacon Cottage | 5 Mill Mews | Mill Road, Old Quay',
      '2 | Harbour Lane',
      'Basement Flat | 2 | Harbour Lane',
      '10 | Harbour Lane',
      '12A | Harbour Lane',
      'The Lantern Inn | Harbour Lane',
    ]);
  });

  test('have their town as people write it', async () => {
    const { addresses } = await (await newWorld()).port.find('ID1 1QD');
    expect(addresses[0]).toMatchObject({ town: 'Easterby-on-the-Water', county: 'Eastshire' });
  });

  test('are read page by page where there are more than 100', async () => {
    const { port, service } = await newWorld();
    const { addresses } = await port.find('ZZ99 4VZ');
    expect(addresses).toHaveLength(240);
    expect(addresses.at(-1)?.flatNumber).toBe('Apartment 240');
    expect(service.received.map(({ url }) => url.searchParams.get('page')).sort()).toEqual(['0', '1', '2']);
  });

  test('fail as a whole when a page is missing', async () => {
    const { port, service } = await newWorld();
    const empty = { status: 402, body: { code: 4020, message: 'Key balance depleted' } };
    const [first] = [{ code: 2000, result: [], page: 0, total: 101, limit: 100 }];
    service.meets({ status: 200, body: first }, empty);
    await expect(port.find('ZZ99 4VZ')).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('are no list when a later page is not found', async () => {
    const { port, service } = await newWorld();
    const first = { code: 2000, result: [], page: 0, total: 101, limit: 100 };
    const notFound = { status: 404, body: { code: 4040, message: 'Postcode not found' } };
    service.meets({ status: 200, body: first }, notFound);
    await expect(port.find('ZZ99 4VZ')).rejects.toThrow('status 404, code 4040');
  });

  test.each([
    ['fewer came than there are', { total: 2, limit: 100 }, '0 addresses of 2'],
    ['there are more pages than are read', { total: 1_001, limit: 100 }, '11 pages'],
  ])('are no list when %s', async (_when, size, why) => {
    const { port, service } = await newWorld();
    service.meets({ status: 200, body: { code: 2000, result: [], page: 0, ...size } });
    await expect(port.find('ZZ99 4VZ')).rejects.toThrow(why);
    expect(service.received).toHaveLength(1);
  });
});

describe('a mistyped postcode', () => {
  test('is suggested in the form that people write, each once, and nothing else', async () => {
    const { port } = await newWorld();
    expect(await port.find('ZZ99 3VY')).toEqual({ addresses: [], suggestions: ['ZZ99 3VZ', 'ZZ99 4VZ'] });
  });

  test('has no addresses under the test postcode of the service', async () => {
    expect(await (await newWorld()).port.find('ID1 KFA')).toEqual({ addresses: [], suggestions: [] });
  });
});

describe('Ideal Postcodes is unavailable, so that the address is typed,', () => {
  test.each([
    ['ID1 CLIP', 'status 402, code 4020'],
    ['ID1 CHOP', 'status 402, code 4021'],
  ])('when a limit is reached: %s', async (postcode, why) => {
    const { port, service } = await newWorld();
    const finding = port.find(postcode);
    await expect(finding).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(finding).rejects.toThrow(why);
    expect(service.received).toHaveLength(1);
  });

  test.each([
    { status: 404, body: { code: 404, message: '404 Page not found' } },
    { status: 404, body: '<html>' },
    { status: 400, body: { code: 4000, message: 'Invalid syntax submitted' } },
    { status: 302, headers: { location: 'https://elsewhere.example/' } },
    { status: 200, body: { code: 2000, result: [{ postcode: 'ID1 1QD' }] } },
    { status: 200, body: { code: 2000, result: 'none' } },
    { status: 200, body: '<html>' },
    { status: 200, body: { code: 2000, result: [], filler: 'x'.repeat(300_000) } },
  ])('when it answers something that is not documented', async (trouble) => {
    const { port, service } = await newWorld();
    service.meets(trouble);
    await expect(port.find('ID1 1QD')).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(service.received).toHaveLength(1);
  });

  test('when it stays overloaded; a single refusal is tried again', async () => {
    const { port, service } = await newWorld();
    const busy = { status: 429, body: { code: 4291, message: 'Too many requests' } };
    service.meets(busy, { status: 503 });
    expect((await port.find('ID1 1QD')).addresses).toHaveLength(6);
    service.meets(busy, busy, busy);
    await expect(port.find('ID1 1QD')).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('when it says nothing for three seconds', async () => {
    const { port, service } = await newWorld();
    service.meets('silence');
    const end = await endOfSilence(3_000, service.received, () => port.find('ID1 1QD'));
    expect(end).toBeInstanceOf(ProviderTimeout);
  });

  test('when the key is wrong, which neither the error nor an address repeats', async () => {
    const { port, service } = await newWorld('not-the-key-but-secret');
    const error: unknown = await port.find('ID1 1QD').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    const written = [String(error), JSON.stringify(error), ...service.received.map(({ url }) => url.href)];
    expect(written.join()).not.toContain('secret');
    expect(String(error)).not.toContain('ID1');
  });
});
