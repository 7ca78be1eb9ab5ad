import { parsePostcode } from '@fairlead/core/person/postcode';
import { describe, expect, test } from 'vitest';
import type { AddressLookupPort } from './port.ts';

export interface AddressLookupCases {
  /** A postcode with addresses, including its space. */
  readonly known: string;
  /** A postcode with ten flats or more in one building. */
  readonly flats: string;
  readonly unknown: string;
  /** An unknown postcode that has a suggestion. */
  readonly mistyped: string;
}

/** The conformance suite for address look-up adapters. */
export function describeAddressLookup(
  name: string,
  open: () => Promise<AddressLookupPort>,
  { known, flats, unknown, mistyped }: AddressLookupCases,
): void {
  describe(`${name} looks up a postcode`, () => {
    test('and returns every address in the wire’s fields', async () => {
      const { addresses, suggestions } = await (await open()).find(known);
      expect(addresses.length).toBeGreaterThan(0);
      expect(suggestions).toEqual([]);
      for (const { houseNumber, flatNumber, line1, line2, town, county, postCode } of addresses) {
        expect(postCode).toBe(known);
        expect([houseNumber, flatNumber, line1, town].join('')).not.toBe('');
        expect([line2, county].every((text) => typeof text === 'string')).toBe(true);
      }
    });

    test('without duplicates', async () => {
      const { addresses } = await (await open()).find(known);
      expect(new Set(addresses.map((address) => JSON.stringify(address))).size).toBe(addresses.length);
    });

    test('in natural order, so that flat 2 comes before flat 10', async () => {
      const { addresses } = await (await open()).find(flats);
      const numbers = addresses.map(({ flatNumber }) => Number(/\d+/.exec(flatNumber)?.[0]));
      expect(numbers.length).toBeGreaterThanOrEqual(10);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    });

    test('in upper or lower case, with or without its space', async () => {
      const port = await open();
      const expected = await port.find(known);
      expect(await port.find(known.toLowerCase().replace(' ', ''))).toEqual(expected);
      expect(await port.find(` ${known} `)).toEqual(expected);
    });

    test('and returns none for an unknown postcode', async () => {
      expect((await (await open()).find(unknown)).addresses).toEqual([]);
    });

    test('and suggests postcodes for a mistyped one, of which there are addresses', async () => {
      const port = await open();
      const { addresses, suggestions } = await port.find(mistyped);
      expect(addresses).toEqual([]);
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThanOrEqual(5);
      for (const postcode of suggestions)
        expect(parsePostcode(postcode)).toEqual({ ok: true, value: postcode });
      expect((await port.find(suggestions[0] ?? '')).addresses.length).toBeGreaterThan(0);
    });
  });
}
