import { describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../provider-error.ts';
import { describeAddressLookup } from './conformance.ts';
import { sandboxAddressLookup } from './sandbox.ts';

const open = async () => sandboxAddressLookup();

describeAddressLookup('the sandbox', open, {
  known: 'ID1 1QD',
  flats: 'ZZ99 3VZ',
  unknown: 'ZZ99 9ZZ',
  mistyped: 'ZZ99 3VY',
});
describeAddressLookup('the sandbox, for a postcode without a special outcome,', open, {
  known: 'SW1A 1AA',
  flats: 'ZZ99 3VZ',
  unknown: 'ZZ99 9ZZ',
  mistyped: 'ZZ99 3VY',
});

describe('a special postcode', () => {
  const port = sandboxAddressLookup();

  test('ID1 1QD has four addresses, including a flat and a named house', async () => {
    const { addresses } = await port.find('ID1 1QD');
    expect(addresses.map(({ houseNumber, flatNumber }) => `${houseNumber} ${flatNumber}`.trim())).toEqual([
      '1',
      '2',
      '2 2A',
      'Beacon Cottage',
    ]);
  });

  test('ZZ99 3VZ has forty flats', async () => {
    const { addresses } = await port.find('ZZ99 3VZ');
    expect(addresses).toHaveLength(40);
    expect(addresses.at(-1)).toMatchObject({ houseNumber: 'Lantern House', flatNumber: 'Flat 40' });
  });

  test('ZZ99 3VY has none, and suggests ZZ99 3VZ', async () => {
    expect(await port.find('ZZ99 3VY')).toEqual({ addresses: [], suggestions: ['ZZ99 3VZ'] });
  });

  test('ZZ99 5XX is unavailable', async () => {
    await expect(port.find('zz995xx')).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('any other postcode', () => {
  test.each(['SW1A 1AA', 'M1 1AE', 'EH1 1YZ'])(
    '%s is a street of four to twenty houses',
    async (postcode) => {
      const found = await sandboxAddressLookup().find(postcode);
      expect(found.addresses.length).toBeGreaterThanOrEqual(4);
      expect(found.addresses.length).toBeLessThanOrEqual(20);
      expect(await sandboxAddressLookup().find(postcode)).toEqual(found);
    },
  );
});
