import { describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../provider-error.ts';
import { describeAddressLookup } from './conformance.ts';
import { sandboxAddressLookup } from './sandbox.ts';

const open = async () => sandboxAddressLookup();

describeAddressLookup('the sandbox', open, { known: 'ID1 1QD', unknown: 'ZZ99 9ZZ' });
describeAddressLookup('the sandbox, for a postcode without a special outcome,', open, {
  known: 'SW1A 1AA',
  unknown: 'ZZ99 9ZZ',
});

describe('a special postcode', () => {
  const port = sandboxAddressLookup();

  test('ID1 1QD has four addresses, including a flat and a named house', async () => {
    const addresses = await port.find('ID1 1QD');
    expect(addresses.map(({ houseNumber, flatNumber }) => `${houseNumber} ${flatNumber}`.trim())).toEqual([
      '1',
      '2',
      '2 2A',
      'Beacon Cottage',
    ]);
  });

  test('ZZ99 3VZ has forty flats', async () => {
    const addresses = await port.find('ZZ99 3VZ');
    expect(addresses).toHaveLength(40);
    expect(addresses.at(-1)).toMatchObject({ houseNumber: 'Lantern House', flatNumber: 'Flat 40' });
  });

  test('ZZ99 5XX is unavailable', async () => {
    await expect(port.find('zz995xx')).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('any other postcode', () => {
  test.each(['SW1A 1AA', 'M1 1AE', 'EH1 1YZ'])(
    '%s is a street of four to twenty houses',
    async (postcode) => {
      const addresses = await sandboxAddressLookup().find(postcode);
      expect(addresses.length).toBeGreaterThanOrEqual(4);
      expect(addresses.length).toBeLessThanOrEqual(20);
      expect(await sandboxAddressLookup().find(postcode)).toEqual(addresses);
    },
  );
});
