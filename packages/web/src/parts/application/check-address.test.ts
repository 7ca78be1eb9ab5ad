import { describe, expect, test } from 'vitest';
import { emptyAddress } from '../../resources/draft/draft.ts';
import { anAddress } from '../../testing/drafts.ts';
import { checkTypedAddress } from './check-address.ts';

describe('an address typed manually', () => {
  test('needs a house, a street, a town and a postcode', () => {
    expect(checkTypedAddress(emptyAddress(1))).toEqual({
      'addresses.1.houseNumber': 'Enter your house number or name',
      'addresses.1.line1': 'Enter your street',
      'addresses.1.town': 'Enter your town or city',
      'addresses.1.postCode': 'Enter a postcode',
    });
  });

  test('may have a flat instead of a house', () => {
    expect(checkTypedAddress(anAddress({ houseNumber: '', flatNumber: '3b' }))).toEqual({});
  });
});
