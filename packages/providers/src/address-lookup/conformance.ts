import { describe, expect, test } from 'vitest';
import type { AddressLookupPort } from './port.ts';

export interface AddressLookupCases {
  /** A postcode with addresses, including its space. */
  readonly known: string;
  readonly unknown: string;
}

/** The conformance suite for address look-up adapters. */
export function describeAddressLookup(
  name: string,
  open: () => Promise<AddressLookupPort>,
  { known, unknown }: AddressLookupCases,
): void {
  describe(`${name} looks up a postcode`, () => {
    test('and returns every address in the wire’s fields', async () => {
      const addresses = await (await open()).find(known);
      expect(addresses.length).toBeGreaterThan(0);
      for (const { houseNumber, flatNumber, line1, line2, town, county, postCode } of addresses) {
        expect(postCode).toBe(known);
        expect([houseNumber, flatNumber, line1, town].join('')).not.toBe('');
        expect([line2, county].every((text) => typeof text === 'string')).toBe(true);
      }
    });

    test('without duplicates', async () => {
      const addresses = await (await open()).find(known);
      expect(new Set(addresses.map((address) => JSON.stringify(address))).size).toBe(addresses.length);
    });

    test('in upper or lower case, with or without its space', async () => {
      const port = await open();
      const expected = await port.find(known);
      expect(await port.find(known.toLowerCase().replace(' ', ''))).toEqual(expected);
      expect(await port.find(` ${known} `)).toEqual(expected);
    });

    test('and returns none for an unknown postcode', async () => {
      expect(await (await open()).find(unknown)).toEqual([]);
    });
  });
}
