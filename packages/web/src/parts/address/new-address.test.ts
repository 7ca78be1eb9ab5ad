import { describe, expect, test } from 'vitest';
import {
  asksFor,
  checkNewAddress,
  newAddressBody,
  NO_ADDRESS,
  postCodeToFind,
  refusedLines,
  withFound,
  withPostCode,
} from './new-address.ts';

const FOUND = {
  houseNumber: '2',
  flatNumber: null,
  line1: 'Mill Road',
  line2: null,
  town: 'Easterby',
  county: null,
  postCode: 'LS1 4AP',
};
const LOOKED_UP = { ...NO_ADDRESS, postCode: 'ls1 4ap', foundAt: 'LS1 4AP' };

describe('a new address', () => {
  test('is asked for by postcode, then by choice, or line by line', () => {
    expect(asksFor(NO_ADDRESS)).toBe('postcode');
    expect(asksFor(LOOKED_UP)).toBe('choice');
    expect(asksFor({ ...LOOKED_UP, isManual: true })).toBe('lines');
  });

  test('says what is missing of what is asked for', () => {
    expect(checkNewAddress(NO_ADDRESS)).toEqual({ 'addresses.0.postCode': 'Enter a postcode' });
    expect(checkNewAddress(LOOKED_UP)).toEqual({ 'addresses.0.choice': 'Select your address' });
    expect(checkNewAddress(withFound(LOOKED_UP, FOUND))).toEqual({});
    expect(Object.values(checkNewAddress({ ...LOOKED_UP, isManual: true }))).toEqual([
      'Enter your house number or name',
      'Enter your street',
      'Enter your town or city',
    ]);
  });

  test('is looked up again at another postcode, and not at the same one typed differently', () => {
    const chosen = withFound(LOOKED_UP, FOUND);
    expect(withPostCode(chosen, 'LS14AP')).toMatchObject({ foundAt: 'LS1 4AP', line1: 'Mill Road' });
    expect(withPostCode(chosen, 'ID1 1QD')).toMatchObject({ foundAt: '', line1: '' });
    expect([postCodeToFind(LOOKED_UP), postCodeToFind({ ...NO_ADDRESS, postCode: 'LS' })]).toEqual([
      'LS1 4AP',
      'LS',
    ]);
  });

  test('is sent with the lines that were found', () => {
    expect(newAddressBody(withFound(LOOKED_UP, FOUND))).toMatchObject(FOUND);
    expect(newAddressBody(LOOKED_UP)).toBeUndefined();
  });

  test('that was refused says so at its lines', () => {
    expect(refusedLines({ fields: { postCode: ['Enter a full UK postcode'], odd: ['x'] } })).toEqual({
      'addresses.0.postCode': 'Enter a full UK postcode',
    });
    expect(refusedLines({})).toEqual({});
  });
});
